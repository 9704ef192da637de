/** Uncaught faults of the page's own code. */

export interface PageFault {
  name: string;
  message: string;
  /** Address of the script, if the browser reports it. */
  file: string;
  line: number;
  column: number;
}

/** @returns stops listening */
export function onUncaughtFault(report: (fault: PageFault) => void): () => void {
  const onError = ({ message, filename, lineno, colno, error }: ErrorEvent): void =>
    report({ name: nameOf(error), message, file: filename, line: lineno, column: colno });
  const onRejection = ({ reason }: PromiseRejectionEvent): void => {
    const stack = reason instanceof Error ? (reason.stack ?? '') : '';
    const [, file = '', line, column] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/.exec(stack) ?? [];
    report({
      name: nameOf(reason),
      // A reason that is not an Error may contain anything, also typed text.
      message: reason instanceof Error ? reason.message : typeof reason,
      file,
      line: Number(line ?? 0),
      column: Number(column ?? 0),
    });
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');
