/** The four things to try, each ticked once it was done. */
import { useTranslation } from 'react-i18next';
import { taskIds, type TaskId } from './company.ts';

export function Tasks({ tried }: { tried: readonly TaskId[] }) {
  const { t } = useTranslation('trialCompany');
  return (
    <ol className="tc-tasks" aria-label={t('tasks.title')}>
      {taskIds.map((id) => (
        <li key={id} data-done={tried.includes(id)}>
          <strong>{t(`tasks.${id}.title`)}</strong>
          <span className="small soft">{t(`tasks.${id}.text`)}</span>
          {tried.includes(id) && <span className="visually-hidden">{t('tasks.done')}</span>}
        </li>
      ))}
    </ol>
  );
}
