/** Faults of the page's own code that nobody has caught. */

/** @param hear is given the words of each, without where they come from */
export function onPageError(hear: (message: string) => void): () => void {
  const onError = ({ message }: ErrorEvent): void => hear(message);
  const onRejection = ({ reason }: PromiseRejectionEvent): void =>
    hear(reason instanceof Error ? reason.message : String(reason));
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
