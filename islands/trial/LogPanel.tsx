/** The operation log: who did what, when and on which device. It shows the lines that the current person may read. */
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import { Select } from '#islands/ui/Select.tsx';
import type { Permission } from '#src/domain/roles.ts';
import { isMember, memberIds, type Company } from './company.ts';
import { filterLog, logKinds, readableLog, type LogEntry, type LogKind } from './log.ts';
import { reachFor } from './rights.ts';
import type { Trial } from './store.ts';

const kinds = Object.keys(logKinds) as LogKind[]; // the keys of the literal

export function LogPanel({ trial, company }: { trial: Trial; company: Company }) {
  const { t } = useTranslation('trialCompany');
  const filter = useStore(trial.$filter);
  const entries = filterLog(readableLog(company), filter);
  return (
    <section className="tc-log" aria-labelledby="tc-log">
      <h2 id="tc-log">{t('log.title')}</h2>
      <p className="small soft">{t(`log.reach.${reachFor(company.member, 'watch.logs')}`)}</p>
      <div className="tc-log__filter">
        <Select
          aria-label={t('log.member')}
          value={filter.member}
          options={[
            ['any', t('log.anyMember')],
            ...memberIds.map((member) => [member, t(`members.${member}.name`)] as const),
          ]}
          onChoose={(member) => trial.filterLog({ member })}
        />
        <Select
          aria-label={t('log.kind')}
          value={filter.kind}
          options={[
            ['any', t('log.anyKind')],
            ...kinds.map((kind) => [kind, t(`log.kinds.${kind}`)] as const),
          ]}
          onChoose={(kind) => trial.filterLog({ kind })}
        />
      </div>
      <ol className="tc-log__lines" tabIndex={0} aria-labelledby="tc-log">
        {entries.map((entry) => (
          <li key={entry.id} data-what={entry.what}>
            <Line entry={entry} />
          </li>
        ))}
        {entries.length === 0 && <li className="soft">{t('log.empty')}</li>}
      </ol>
    </section>
  );
}

function Line({ entry: { at, member, device, what, shop = '', other = '' } }: { entry: LogEntry }) {
  const { t, i18n } = useTranslation(['trialCompany', 'roles']);
  const time =
    typeof at === 'string'
      ? t('log.yesterday', { time: at })
      : new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium', hourCycle: 'h23' }).format(at);
  const names =
    what === 'blocked'
      ? t(`roles:actions.${other as Permission}`) // what a line of this kind names
      : isMember(other)
        ? t(`members.${other}.name`)
        : other;
  return (
    <>
      <span className="stencil soft">{time}</span>
      <span>{t(`log.lines.${what}`, { shop, other: names })}</span>
      <span className="small soft">
        {t(`members.${member}.name`)} · {t(`devices.${device}`)}
      </span>
    </>
  );
}
