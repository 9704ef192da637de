/** Turns complaints of rules and stores into sentences of the `forms` dictionary. */
import { useTranslation } from 'react-i18next';
import type { Message } from '#src/domain/validation/message.ts';

export function useMessages(): (message: Message | undefined) => string | undefined {
  const { t } = useTranslation('forms');
  const textOf = ({ key, variables, reason }: Message): string =>
    t(key, { ...variables, ...(reason && { reason: textOf(reason) }) });
  return (message) => message && textOf(message);
}
