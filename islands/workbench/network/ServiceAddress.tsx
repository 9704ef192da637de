/** The address that the client calls. Only support knows another one: it stands behind a plain warning. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { parseUrl } from '#src/config/parse-url.ts';
import { useBench } from '#islands/workbench/panel.tsx';
import { Lacking, useRights } from '#islands/workbench/rights.tsx';

export function ServiceAddress({ preUrl }: { preUrl: string }) {
  const { t } = useTranslation('workbenchTools');
  const { parts, ask } = useBench();
  const { network, say } = parts;
  const busy = useStore(network.tasks.$busy);
  const [typed, setTyped] = useState<string>();
  const value = typed ?? preUrl;
  const [error, setError] = useState('');
  const may = useRights();

  const change = (isKept: boolean) => {
    const address = value.trim();
    const isGood = /^https?:$/.test(parseUrl(address)?.protocol ?? '');
    setError(isGood ? '' : t('address.bad'));
    if (!isGood) return;
    ask({
      title: t('address.confirm.title'),
      text: t('address.confirm.text', { address }),
      yes: t(isKept ? 'address.keep' : 'address.try'),
      act: () =>
        void network.setPreUrl(address, isKept).then((isDone) => {
          if (!isDone) return;
          // What was typed meanwhile stays.
          setTyped((now) => (now?.trim() === address ? undefined : now));
          say(t('address.done'));
        }),
    });
  };

  return (
    <details className="wb-part">
      <summary>{t('address.title')}</summary>
      <p className="notice notice--warn">{t('address.warning')}</p>
      <label className="field">
        <span className="field__label">{t('address.label')}</span>
        <input
          className="input"
          inputMode="url"
          autoComplete="off"
          readOnly={!may('address')}
          value={value}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {error && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
      {may('address') && (
        <div className="cluster">
          {([false, true] as const).map((isKept) => (
            <Button
              key={String(isKept)}
              look="small"
              isOff={value.trim() === preUrl || busy.has('address')}
              onClick={() => change(isKept)}
              label={t(isKept ? 'address.keep' : 'address.try')}
            />
          ))}
        </div>
      )}
      <Lacking right="address" />
    </details>
  );
}
