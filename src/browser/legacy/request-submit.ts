/** Sending a form as if its button had been pressed, for Safari before 16. */
export function addRequestSubmit(): void {
  if ('requestSubmit' in HTMLFormElement.prototype) return;
  Object.defineProperty(HTMLFormElement.prototype, 'requestSubmit', {
    configurable: true,
    writable: true,
    value(this: HTMLFormElement, submitter?: HTMLElement | null) {
      if (submitter) {
        submitter.click();
        return;
      }
      const button = document.createElement('button');
      button.hidden = true;
      this.append(button);
      button.click();
      button.remove();
    },
  });
}
