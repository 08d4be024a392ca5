"use strict";
// An order, made up from what is written in its fields, to be copied. Nothing is kept.
(() => {
  const order = document.getElementById("order");
  const text = document.getElementById("order-text");
  const copy = document.getElementById("order-copy");
  const says = document.getElementById("order-says");
  const fields = [...order.querySelectorAll("input")];
  const words = order.querySelector("textarea");

  function compose() {
    const lines = fields
      .filter((field) => field.value.trim())
      .map((field) => field.labels[0].textContent.trim() + ": " + field.value.trim());
    text.textContent = lines.concat("", words.value.trim()).join("\n").trim();
    copy.disabled = !words.value.trim();
  }

  function byHand() {
    const range = document.createRange();
    range.selectNodeContents(text);
    const chosen = getSelection();
    chosen.removeAllRanges();
    chosen.addRange(range);
    return document.execCommand("copy");
  }

  async function copied() {
    try {
      await navigator.clipboard.writeText(text.textContent);
      return true;
    } catch (refused) {
      return byHand();
    }
  }

  copy.addEventListener("click", async () => {
    says.textContent = (await copied())
      ? "Copied. Send it to the umpire as you have agreed."
      : "This browser does not copy. The order is marked: copy it by hand.";
  });
  document.getElementById("order-clear").addEventListener("click", () => {
    fields.concat(words).forEach((field) => { field.value = field.defaultValue; });
    says.textContent = "";
    compose();
    words.focus();
  });
  order.addEventListener("input", compose);
  compose();
})();

// News that came with the page under lock. Each is unlocked by words of its own.
(() => {
  const sealed = JSON.parse(document.getElementById("sealed").textContent);
  const known = new Set(
    JSON.parse(document.getElementById("key-words").textContent).map((word) => word.slice(0, 4)));
  const input = document.getElementById("news-words");
  const button = document.getElementById("news-open");
  const says = document.getElementById("news-says");
  const opened = document.getElementById("news-opened");
  const shown = new Set();
  const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const count = 8;

  if (!(window.crypto && crypto.subtle)) {
    says.textContent = "This browser cannot unlock news from a page that is opened in this way. "
      + "Save the page and open it from the telephone's files, or ask the umpire for the sheet on paper.";
    button.disabled = true;
    return;
  }

  async function key(words) {
    const secret = await crypto.subtle.importKey(
      "raw", new TextEncoder().encode(words), "HKDF", false, ["deriveKey"]);
    const way = {
      name: "HKDF", hash: "SHA-256", salt: bytes(sealed.salt),
      info: new TextEncoder().encode("kriegsspiel-page 1")
    };
    return crypto.subtle.deriveKey(way, secret, { name: "AES-GCM", length: 256 }, false, ["decrypt"]);
  }

  async function unlock(words) {
    const own = await key(words);
    for (const each of sealed.sheets) {
      const locked = bytes(each);
      try {
        const plain = new DataView(await crypto.subtle.decrypt(
          { name: "AES-GCM", iv: locked.slice(0, 12) }, own, locked.slice(12)));
        return new TextDecoder().decode(new Uint8Array(plain.buffer, 4, plain.getUint32(0)));
      } catch (other) {
        // of other words, or of none
      }
    }
    return null;
  }

  async function open() {
    const words = input.value.toLowerCase().replace(/[^a-z]+/g, " ").trim().split(" ")
      .filter((word) => word);
    const strange = words.filter((word) => !known.has(word.slice(0, 4)));
    if (strange.length) {
      says.textContent = "No key word begins like " + strange.join(", ") + ".";
      return;
    }
    if (words.length !== count) {
      says.textContent = "A sheet needs " + count + " words; here are " + words.length + ".";
      return;
    }
    const counting = words.map((word) => word.slice(0, 4)).join(" ");
    if (shown.has(counting)) {
      says.textContent = "This sheet is open already, below.";
      return;
    }
    const news = await unlock(counting);
    if (news === null) {
      says.textContent = "These words unlock nothing here. Look at each, and at their order.";
      return;
    }
    shown.add(counting);
    const sheet = document.createElement("article");
    sheet.innerHTML = news;
    sheet.tabIndex = -1;
    opened.prepend(sheet);
    input.value = "";
    says.textContent = "A sheet is open.";
    sheet.focus();
  }

  button.addEventListener("click", open);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") open();
  });
})();
