"use strict";
// The map: moved by finger, mouse and arrow keys; drawn nearer and farther by buttons, + and -,
// wheel and two fingers. Without a script it is a picture that scrolls.
(() => {
  const map = document.getElementById("map-view");
  const image = map.querySelector("img");
  const number = (name) => Number(map.getAttribute("data-" + name));
  const width = Number(image.getAttribute("width"));
  const height = Number(image.getAttribute("height"));
  const margin = number("margin");
  const metres = number("metres");
  const west = number("west");
  const north = number("north");
  const where = document.getElementById("map-where");
  const labels = [];
  let zoom = 1;
  let x = 0;
  let y = 0;
  let moved = false;

  const least = () => Math.min(1, map.clientWidth / width, map.clientHeight / height);
  const clamp = (value, low, high) => Math.max(low, Math.min(high, value));
  // The edge of the picture may come as far as the middle, so that every point can be marked.
  const held = (at, size, room) => clamp(at, room / 2 - size, room / 2);
  const km = (value) => (value / 1000).toFixed(2);

  function draw() {
    x = held(x, width * zoom, map.clientWidth);
    y = held(y, height * zoom, map.clientHeight);
    image.style.transform = "translate(" + x + "px," + y + "px) scale(" + zoom + ")";
    const east = west + ((map.clientWidth / 2 - x) / zoom - margin) * metres;
    const up = north - ((map.clientHeight / 2 - y) / zoom - margin) * metres;
    where.textContent = km(east) + "\u00a0\u00a0" + km(up);
    grid();
  }

  // The figures of the grid stay at the edges, however near one is.
  function grid() {
    labels.splice(0).forEach((label) => label.remove());
    const apart = 70 * metres / zoom;
    let step = 500;
    for (let i = 0; apart > step; i++) step *= [2, 2.5, 2][i % 3];
    const across = (width - 2 * margin) * metres;
    const down = (height - 2 * margin) * metres;
    for (let at = Math.ceil(west / step) * step; at <= west + across; at += step) {
      const left = x + (margin + (at - west) / metres) * zoom;
      if (left >= 40 && left <= map.clientWidth - 20) label(at, left, 0);
    }
    for (let at = Math.ceil((north - down) / step) * step; at <= north; at += step) {
      const top = y + (margin + (north - at) / metres) * zoom;
      if (top >= 24 && top <= map.clientHeight - 20) label(at, 0, top - 9);
    }
  }

  function label(at, left, top) {
    const sign = document.createElement("span");
    sign.className = "edge";
    sign.setAttribute("aria-hidden", "true");
    sign.textContent = at % 1000 === 0 ? at / 1000 : (at / 1000).toFixed(1);
    sign.style.left = left + "px";
    sign.style.top = top + "px";
    map.append(sign);
    labels.push(sign);
  }

  function nearer(factor, atX, atY) {
    const before = zoom;
    zoom = clamp(zoom * factor, least(), 3);
    x = atX - (atX - x) * zoom / before;
    y = atY - (atY - y) * zoom / before;
    draw();
  }

  const middle = (factor) => nearer(factor, map.clientWidth / 2, map.clientHeight / 2);

  function whole() {
    zoom = least();
    x = (map.clientWidth - width * zoom) / 2;
    y = (map.clientHeight - height * zoom) / 2;
    draw();
  }

  const keys = {
    ArrowLeft: () => { x += 60; draw(); },
    ArrowRight: () => { x -= 60; draw(); },
    ArrowUp: () => { y += 60; draw(); },
    ArrowDown: () => { y -= 60; draw(); },
    "+": () => middle(1.4),
    "=": () => middle(1.4),
    "-": () => middle(1 / 1.4),
    "0": whole
  };
  map.addEventListener("keydown", (event) => {
    if (keys[event.key] && !event.ctrlKey && !event.metaKey && !event.altKey) {
      moved = true;
      keys[event.key]();
      event.preventDefault();
    }
  });

  const fingers = new Map();
  map.addEventListener("pointerdown", (event) => {
    map.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, event);
    map.classList.add("held");
  });
  map.addEventListener("pointermove", (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    moved = true;
    const others = [...fingers.values()].filter((each) => each.pointerId !== event.pointerId);
    fingers.set(event.pointerId, event);
    if (others.length === 0) {
      x += event.clientX - last.clientX;
      y += event.clientY - last.clientY;
      draw();
    } else {
      const other = others[0];
      const far = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const box = map.getBoundingClientRect();
      x += (event.clientX - last.clientX) / 2;
      y += (event.clientY - last.clientY) / 2;
      nearer(
        far(event) / Math.max(1, far(last)),
        (event.clientX + other.clientX) / 2 - box.left,
        (event.clientY + other.clientY) / 2 - box.top);
    }
  });
  const lift = (event) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) map.classList.remove("held");
  };
  map.addEventListener("pointerup", lift);
  map.addEventListener("pointercancel", lift);
  map.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && document.activeElement !== map) return;
    moved = true;
    const box = map.getBoundingClientRect();
    nearer(Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top);
    event.preventDefault();
  }, { passive: false });

  const button = (name, does) =>
    document.getElementById(name).addEventListener("click", () => { moved = true; does(); });
  button("map-nearer", () => middle(1.4));
  button("map-farther", () => middle(1 / 1.4));
  button("map-whole", whole);
  map.classList.add("live");
  const cross = document.createElement("span");
  cross.className = "cross";
  cross.setAttribute("aria-hidden", "true");
  map.append(cross);
  document.querySelectorAll(".tools").forEach((tools) => { tools.hidden = false; });

  // At first the whole map, or its middle where that would be too small to read.
  function begin() {
    whole();
    if (zoom < 0.4) middle(0.4 / zoom);
  }
  new ResizeObserver(() => { if (moved) draw(); else begin(); }).observe(map);
  begin();
})();
