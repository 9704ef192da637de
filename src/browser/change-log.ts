/**
 * <change-log>: shows the releases, and in them the changes, of one system. The choice stands in the address
 * (`?system=linux`), so that it can be sent on; a link to a release that the choice would hide wins over it.
 */
import { queryParameters, replaceAddress } from './location.ts';

const PARAMETER = 'system';

class ChangeLog extends HTMLElement {
  #inputs: HTMLInputElement[] = [];

  connectedCallback() {
    this.#inputs = [...this.querySelectorAll<HTMLInputElement>('input[name="system"]')];
    for (const input of this.#inputs) input.addEventListener('change', () => this.#choose(input.value));
    const wanted = queryParameters().get(PARAMETER) ?? '';
    if (this.#inputs.some(({ value }) => value === wanted)) this.#show(wanted);
    this.#revealTarget();
    addEventListener('hashchange', this.#revealTarget);
  }

  disconnectedCallback() {
    removeEventListener('hashchange', this.#revealTarget);
  }

  #revealTarget = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.hidden) return;
    this.#show('');
    target.scrollIntoView();
  };

  #choose(system: string) {
    this.#show(system);
    const address = new URL(location.href);
    if (system) address.searchParams.set(PARAMETER, system);
    else address.searchParams.delete(PARAMETER);
    replaceAddress(address.href);
  }

  #show(system: string) {
    for (const input of this.#inputs) input.checked = input.value === system;
    let shown = 0;
    for (const element of this.querySelectorAll<HTMLElement>('[data-systems]')) {
      const systems = element.dataset['systems'] ?? '';
      element.hidden = system !== '' && !systems.split(' ').includes(system);
      // Releases have an id, changes within them have none.
      if (!element.hidden && element.id) shown++;
    }
    const count = this.querySelector('[data-count]');
    if (count) count.textContent = count.textContent.replace(/\d+/, String(shown));
  }
}

export function defineChangeLog(): void {
  if (!customElements.get('change-log')) customElements.define('change-log', ChangeLog);
}
