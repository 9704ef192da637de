/** Always visible: that this is a trial, the next steps, and the result of the last action. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#islands/ui/Button.tsx';
import { isFocusLost } from '#src/browser/focus.ts';
import { taskIds, isMember, memberIds, type Company, type MemberId } from './company.ts';
import type { Answer, PartProps, TrialPaths } from './store.ts';
import type { Permission } from '#src/domain/roles.ts';
import { reachFor } from './rights.ts';

interface Props extends PartProps {
  answer: Answer | undefined;
  paths: TrialPaths;
  onReset: () => void;
}

export function TrialBar({ company, act, answer, paths, onReset }: Props) {
  const { t } = useTranslation('trialCompany');
  const message = useRef<HTMLDivElement>(null);
  const isComplete = company.tried.length === taskIds.length;
  // The pressed element may be removed: an answered warning, a closed window.
  useEffect(() => {
    if (answer && isFocusLost()) message.current?.focus({ preventScroll: true });
  }, [answer]);

  return (
    <div className="tc-top">
      <div className="tc-band cluster">
        <p>
          <span className="badge">{t('band.badge')}</span>
          <strong>{t('band.title')}</strong>
          <span className="small tc-band__text">{t('band.text')}</span>
        </p>
        <div className="tc-band__ways cluster">
          <Button look="small quiet" onClick={onReset} label={t('band.reset')} />
          <ButtonLink
            look="small quiet"
            href={paths.download}
            data-track="trial-download"
            label={t('band.download')}
          />
          <ButtonLink
            look={isComplete ? 'small signal' : 'small'}
            href={paths.register}
            data-track="trial-register"
            label={t('band.register')}
          />
        </div>
      </div>
      <div className="tc-message" role="status" tabIndex={-1} ref={message}>
        {answer && <Message key={answer.number} {...{ answer, company, act, isComplete }} />}
      </div>
    </div>
  );
}

interface MessageProps extends PartProps {
  answer: Answer;
  /** All four things have been tried. */
  isComplete: boolean;
}

const NAMESPACES = ['trialMessages', 'trialCompany', 'roles'] as const;
const WARNINGS = ['blocked', 'stopped'];

/** The result of the last action. Where it was blocked: who may do it, and a button to become that person. */
function Message({ answer: { outcome }, company, act, isComplete }: MessageProps) {
  const { t } = useTranslation(NAMESPACES);
  const textOf = useOutcomeText(company);
  const helpers = 'helpers' in outcome ? outcome.helpers : [];
  return (
    <div
      className={`tc-told notice small ${WARNINGS.includes(outcome.kind) ? 'notice--warn' : 'notice--ok'}`}
    >
      <p>
        {textOf(outcome)}
        {isComplete && <strong> {t('trialMessages:all')}</strong>}
      </p>
      {helpers.map((member) => (
        <Button
          look="small quiet"
          key={member}
          onClick={() => act({ kind: 'switchMember', member })}
          label={t('trialMessages:become', {
            name: t(`trialCompany:members.${member}.name`),
            role: t(`trialCompany:members.${member}.role`),
          })}
        />
      ))}
    </div>
  );
}

/** @returns an outcome in a sentence */
function useOutcomeText(company: Company): (outcome: Answer['outcome']) => string {
  const { t, i18n } = useTranslation(NAMESPACES);
  const name = (member: MemberId) => t(`trialCompany:members.${member}.name`);
  const role = t(`trialCompany:members.${company.member}.role`);
  const either = (members: readonly MemberId[]) =>
    new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(members.map(name));

  return (outcome) => {
    switch (outcome.kind) {
      case 'reset':
        return t('trialMessages:reset');
      case 'memberSwitched':
        return t('trialMessages:memberSwitched.text', {
          name: name(outcome.member),
          role,
          shops: outcome.shops,
          of: outcome.of,
        });
      case 'deviceSwitched':
        return outcome.device === 'office'
          ? t('trialMessages:deviceSwitched.office')
          : t(`trialMessages:deviceSwitched.laptop.${outcome.status}`);
      case 'blocked': {
        const key = isOwnersAlone(outcome.permission) ? 'blockedForGood' : 'blocked';
        const action = t(`roles:actions.${outcome.permission}`);
        return t(`trialMessages:${key}`, { role, action, helpers: either(outcome.helpers) });
      }
      case 'stopped':
        return t(`trialMessages:stopped.${outcome.status}`, {
          shop: outcome.shop,
          helpers: either(outcome.helpers),
        });
      case 'done':
        // Only blocked attempts have these kinds; they are handled above.
        if (outcome.what === 'held' || outcome.what === 'blocked') return '';
        return t(`trialMessages:done.${outcome.what}`, {
          shop: outcome.shop ?? '',
          other: isMember(outcome.other) ? name(outcome.other) : (outcome.other ?? ''),
        });
    }
  };
}

const isOwnersAlone = (permission: Permission): boolean =>
  memberIds.every((member) => member === 'owner' || reachFor(member, permission) === 'none');
