"use strict";
// The umpire's clock: it runs, is halted, set, and moved on by a turn; what is due is marked.
(() => {
  const clock = document.getElementById("clock");
  const shown = document.getElementById("clock-time");
  const start = document.getElementById("clock-start");
  const set = document.getElementById("clock-set");
  const says = document.getElementById("clock-says");
  const minute = 60000;
  const turn = Number(clock.getAttribute("data-turn")) * minute;
  const begins = Date.parse(clock.getAttribute("data-begins") + "Z");
  const rows = [...document.querySelectorAll(".run li[data-at]")];
  let now = begins;
  let ticking = 0;
  let last = 0;

  const hour = (time) => new Date(time).toISOString().slice(11, 16);
  const at = (row) => Date.parse(row.getAttribute("data-at") + "Z");
  const isDone = (row) => row.querySelector("input").checked;

  function draw() {
    shown.textContent = hour(now);
    set.value = hour(now);
    const open = rows.filter((row) => !isDone(row));
    const due = open.filter((row) => at(row) <= now);
    const next = open.find((row) => at(row) > now);
    rows.forEach((row) => {
      row.classList.toggle("due", due.includes(row));
      row.classList.toggle("next", row === next);
      row.querySelector(".tag").hidden = !due.includes(row);
      row.querySelector("label").classList.toggle("done", isDone(row));
    });
    const told = due.length === 0 ? "Nothing is due."
      : due.length === 1 ? "1 thing is due." : due.length + " things are due.";
    const words = told + (next ? " Next at " + hour(at(next)) + "." : "");
    if (says.textContent !== words) says.textContent = words;
  }

  function go(time) {
    now = time;
    draw();
  }

  function tick() {
    const real = Date.now();
    now += real - last;
    last = real;
    if (hour(now) !== shown.textContent) draw();
  }

  start.addEventListener("click", () => {
    if (ticking) {
      clearInterval(ticking);
      ticking = 0;
    } else {
      last = Date.now();
      ticking = setInterval(tick, 1000);
    }
    start.textContent = ticking ? "Halt" : "Start";
    start.setAttribute("aria-pressed", String(Boolean(ticking)));
  });
  document.getElementById("clock-on").addEventListener("click", () => go(now + turn));
  document.getElementById("clock-back").addEventListener("click", () => go(now - turn));
  set.addEventListener("change", () => {
    if (!set.value) return;
    const [hours, minutes] = set.value.split(":").map(Number);
    const day = new Date(now);
    day.setUTCHours(hours, minutes, 0, 0);
    go(day.getTime());
  });
  document.querySelectorAll(".run input").forEach((box) => box.addEventListener("change", draw));
  draw();
})();
