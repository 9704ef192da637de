/**
 * What `client:intent` does in the page. The development server prints it inline, so it imports nothing. When an island
 * wakes depends on the directive's value:
 *
 * - none: when it comes near the viewport, once the page itself has loaded, or when it is touched or focused;
 * - `"touch"`: when it is touched or focused, and not before; for what is always in view and seldom used;
 * - `"interest"`: with the visitor's first sign of interest in the page (pointer, key, scrolling), or when the network goes;
 *   for what has nothing to show until then;
 * - `"idle"`: when the page rests;
 * - `"soon"`: as well, with half a second at most; for a page that is nothing but its island.
 *
 * An island whose code does not come tries again with the next touch, with the next press anywhere in the page, and when the
 * network is back; whoever asked for it is told (`astro:hydration-error`), and has to press again.
 *
 * Until the island is awake the browser itself keeps what is typed and ticked. What it would lose is caught here:
 * a form must not be sent off by the browser, and presses of buttons are remembered, as are those of links that do more
 * once awake (`data-held`); where the code does not come, such a link leads where it says. Once awake, every changed
 * field is told to the island as if it were typed just then, and the presses follow.
 */
import type { ClientDirective } from 'astro';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Those of them by which something is wanted rather than approached. */
const ASKING = ['keydown', 'input'];
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'];
/** Buttons with an effect of their own have had it already. */
const BUTTONS = 'button:not([popovertarget],[commandfor]),[role=button]';
const HELD_LINKS = 'a[data-held]';
const FIELDS = 'input,textarea,select';
const NEAR = '200px';
/** Whoever pressed a button longer ago than this does not expect it to happen any more. */
const WISH_MS = 60_000;
/** Some browsers never find a page idle that has nothing to draw. */
const IDLE_LIMIT_MS = 1_000;
const SOON_MS = 500;
/** After a failure, for all but those who ask. */
const QUIET_MS = 5_000;

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if ('options' in field)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
}

/**
 * React takes a change for real only when the value differs from the one it last saw go through the element's own
 * setter. So the old value goes through that setter, and the new one past it.
 */
function typeAgain(field: Exclude<Field, HTMLSelectElement>, value: string) {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null && field === document.activeElement)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @returns what tells the island about this field, to be called when it is awake */
function remember(field: Field): () => void {
  const { value } = field;
  if (isChoice(field)) {
    const { checked } = field;
    return () => {
      // Of a group of radios the chosen one speaks for all.
      if (!checked && field.type === 'radio') return;
      field.checked = !checked;
      field.click();
    };
  }
  if ('options' in field || field.type === 'file') {
    return () => {
      if (field.type !== 'file') field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  return () => typeAgain(field, value);
}

/** Of the page, for islands that have nothing to show until then. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'offline'];

/** Lets the browser do what is waiting. */
const breath = () => new Promise((done) => setTimeout(done));

const onIntent: ClientDirective = (load, { value: mode }, island) => {
  const isOptional = mode === 'touch' || mode === 'interest';
  const listening = new AbortController();
  let isWaking = false;
  let isComposing = false;
  let wasAsked = false;
  let hasFailed = false;
  let quietUntilMs = 0;
  /** By what was pressed, in order: twenty presses of one button are one wish. */
  const presses = new Map<EventTarget, { again: () => void; atMs: number }>();

  const listen = (type: string, react: (event: Event) => void, { signal } = listening) =>
    island.addEventListener(type, react, { capture: true, signal });

  function press(what: EventTarget, again: () => void) {
    presses.delete(what);
    presses.set(what, { again, atMs: performance.now() });
  }

  /** The next touch tries again, the next press wherever it is, and the network when it is back. */
  function failed() {
    for (const what of presses.keys()) if (what instanceof HTMLAnchorElement) location.assign(what.href);
    isWaking = false;
    wasAsked = false;
    hasFailed = true;
    quietUntilMs = performance.now() + QUIET_MS;
  }

  /** @param isAsked somebody is waiting for it, and has to be told where it fails */
  async function wake(isAsked = false) {
    wasAsked ||= isAsked;
    // A pointer that wanders about must not ask a lost network again and again.
    if (isWaking || (!isAsked && performance.now() < quietUntilMs)) return;
    isWaking = true;
    const addressOf = (part: string) => island.getAttribute(`${part}-url`) ?? ''; // Astro writes both
    const renderer = addressOf('renderer');
    try {
      await self.fetchCode?.([renderer, addressOf('component')]);
      // React and the texts take a phone as long to start as the island's own code, and hydrating as long again: three tasks,
      // with a breath between them.
      await import(/* @vite-ignore */ renderer);
      await breath();
    } catch (error) {
      // Code that was fetched ahead may fail in silence.
      if (wasAsked || !isOptional)
        island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }));
      failed();
      return;
    }
    const hydrate = await load();
    await breath();
    // A Chinese word that is being composed would break off.
    if (isComposing) {
      await new Promise((done) => island.addEventListener('compositionend', done, { once: true }));
      await breath();
    }
    const replays = [...island.querySelectorAll<Field>(FIELDS)].filter(isChanged).map(remember);
    finishForFirst();
    await hydrate();
    if (island.hasAttribute('ssr')) {
      // The code did not come after all, and Astro has said so.
      failed();
      return;
    }
    listening.abort();
    const wishes = [...presses.values()].filter(({ atMs }) => performance.now() - atMs < WISH_MS);
    const waiting = [...replays, ...wishes.map(({ again }) => again)];
    if (waiting.length > 0) hydrateAtOnce();
    for (const replay of waiting) {
      replay();
      // Each change is rendered before the next, or handlers would work on old state.
      await Promise.resolve();
    }
  }

  /** React does so for an event of this kind. */
  const hydrateAtOnce = () =>
    island.firstElementChild?.dispatchEvent(new Event('pointercancel', { bubbles: true }));

  /**
   * React hydrates in slices of milliseconds, and does not ask for what came into a field meanwhile. So whoever touches the
   * island first meets it whole, and what a password manager wrote without a touch is told to it.
   */
  function finishForFirst() {
    const first = new AbortController();
    const finish = ({ type, target }: Event) => {
      first.abort();
      const field = target as Field; // what sends `input` is one
      const again = type === 'input' && remember(field);
      hydrateAtOnce();
      // By then more may stand there.
      if (again) queueMicrotask(() => (isChanged(field) ? remember(field) : again)());
    };
    for (const type of TOUCHES) listen(type, finish, first);
  }

  for (const type of TOUCHES) listen(type, () => void wake(ASKING.includes(type)));
  listen('compositionstart', () => (isComposing = true));
  listen('compositionend', () => (isComposing = false));
  function onClick({ target }: Event) {
    const button = (target as Element).closest<HTMLElement>(BUTTONS); // a click's target in a document is an element
    if (!button) return;
    press(button, () => button.click());
    void wake(true);
  }
  function onLink(event: Event) {
    const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event as MouseEvent; // clicks are
    const link = (target as Element).closest<HTMLElement>(HELD_LINKS);
    // A new tab or a download is the browser's.
    if (!link || button > 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    press(link, () => link.click());
    void wake(true);
  }
  function onSubmit(event: Event) {
    const { target: form, submitter } = event as SubmitEvent & { target: HTMLFormElement }; // forms alone are submitted
    event.preventDefault();
    // Its click led here; one of the two is enough.
    if (submitter) presses.delete(submitter);
    press(form, () => form.requestSubmit(submitter));
    void wake(true);
  }
  listen('click', onClick);
  // Not those from before: the browser has followed them.
  listen('click', onLink);
  listen('submit', onSubmit);
  function onOnline() {
    quietUntilMs = 0;
    if (hasFailed) void wake();
  }
  addEventListener('online', onOnline, { signal: listening.signal });
  const onPress = () => hasFailed && void wake();
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, onPress, { capture: true, passive: true, signal: listening.signal });
  const early = self.earlyTouches ?? [];
  const isMine = ({ target }: Event) => island.contains(target as Node); // events of the document come from its nodes
  // They hold on to their elements.
  self.earlyTouches = early.filter((event) => !isMine(event));
  for (const event of early.filter(isMine)) {
    if (event.type === 'click') onClick(event);
    else if (event.type === 'submit') onSubmit(event);
    else void wake(ASKING.includes(event.type));
  }

  function watch() {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void wake();
      },
      { rootMargin: NEAR },
    );
    for (const child of island.children) observer.observe(child);
  }
  if (mode === 'touch') return;
  // Safari has no requestIdleCallback.
  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(work, { timeout: mode === 'soon' ? SOON_MS : IDLE_LIMIT_MS })
      : setTimeout(work, 200);
  const whenLoaded = (work: () => void) => {
    if (document.readyState === 'complete') whenIdle(work);
    else addEventListener('load', () => whenIdle(work), { once: true });
  };
  if (mode === 'idle' || mode === 'soon') {
    whenLoaded(() => void wake());
    return;
  }
  if (mode === 'interest') {
    const onSign = (event: Event) => {
      const { movementX, movementY } = event as Partial<PointerEvent>; // missing from others
      // The pointer only rests there.
      if (movementX !== 0 || movementY !== 0) void wake();
    };
    if (self.hasInterest) void wake();
    for (const type of SIGNS)
      addEventListener(type, onSign, { capture: true, passive: true, signal: listening.signal });
    return;
  }
  // What is painted first must not wait for the island's code.
  whenLoaded(watch);
};

export default onIntent;
