/**
 * Sets the attributes that stand in for `:has()` in the style sheet for older browsers. The sheet carries its conditions
 * in a custom property of the root (`integrations/lib/legacy-style/has-conditions.ts`).
 */
const PROPERTY = '--legacy-has';

/** Elements that match the first have `data-has-<its place>` while one that matches the second is in them. */
type Condition = readonly [scope: string, inner: string];

function readConditions(): Condition[] {
  const value = getComputedStyle(document.documentElement).getPropertyValue(PROPERTY).trim();
  // Written by our own build, as a string in quotes.
  return value ? (JSON.parse(decodeURIComponent(value.slice(1, -1))) as Condition[]) : [];
}

function check(conditions: readonly Condition[]): void {
  conditions.forEach(([scope, inner], index) => {
    for (const element of document.querySelectorAll(scope)) {
      element.toggleAttribute(`data-has-${index + 1}`, element.querySelector(inner) !== null);
    }
  });
}

export function followConditions(): void {
  const conditions = readConditions();
  if (conditions.length === 0) return;
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      check(conditions);
    });
  };
  for (const type of ['change', 'input', 'reset', 'focusin', 'focusout', 'click', 'keydown']) {
    document.addEventListener(type, ask);
  }
  const changes = new MutationObserver(ask);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden', 'open', 'disabled', 'checked'],
  });
  ask();
}
