/**
 * The ways to reach a person. A round button in the page's margin opens the list; without a margin the header has the
 * button. Everything is a link or a popover and works without a script. After hydration the chat opens in its own
 * window, and the list says whether an agent is online.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { TalkIcon } from '#islands/ui/icons.tsx';
import { siteWideTexts } from '#islands/ui/site-wide-texts.ts';
import { withTexts } from '#islands/ui/texts.tsx';
import { isPlainClick } from '#src/browser/clicks.ts';
import { scrollToTop } from './browser/scroll-to-top.ts';
import type { PathOf } from '#src/config/routes.ts';
import { contact } from '#src/config/site.ts';
import { liveQr } from '#src/stores/live-qr.ts';
import { pageChat } from '#islands/chat/store.ts';
import { pageLiveData } from '#src/stores/page/live-data.ts';
import { ChatLink } from './ChatLink.tsx';

const DEMO: PathOf<'appointment'> = '/appointment';

interface Props {
  locale: Locale;
  /** Without a desk there is only the message page, and no text mentions a chat. */
  hasDesk: boolean;
  mayRunScript: boolean;
}

export const Chat = withTexts(ContactList, siteWideTexts);

function ContactList({ locale, hasDesk, mayRunScript }: Props) {
  const { t } = useTranslation('siteWide');
  const isOnline = useStore(pageChat.$isOnline, { ssr: 'initial' });
  useEffect(() => {
    if (hasDesk) void pageChat.start();
  }, [hasDesk]);

  return (
    <aside className="side" aria-label={t('side.label')}>
      <button
        className={isOnline ? 'side__toggle side__toggle--online' : 'side__toggle'}
        type="button"
        popoverTarget="side-list"
        aria-label={t('side.open')}
      >
        <TalkIcon />
      </button>
      <ul className="side__list" id="side-list" popover="auto">
        <li>
          <ChatLink {...{ locale, mayRunScript }} topic="presales" className="side__item">
            {t('side.presales')}
          </ChatLink>
        </li>
        <li>
          <ChatLink
            {...{ locale, mayRunScript }}
            topic="support"
            className="side__item"
            id="service-icon-button"
          >
            {t(hasDesk ? 'chat.chat' : 'side.message')}
            {hasDesk && (
              <small className={isOnline ? 'side__state side__state--online' : 'side__state'}>
                {isOnline !== undefined && t(isOnline ? 'chat.online' : 'chat.offline')}
              </small>
            )}
          </ChatLink>
        </li>
        <li>
          <a className="side__item" href={contact.afterSalesQq.href} rel="noopener" target="_blank">
            {t('side.qq')}
          </a>
        </li>
        <WeChat />
        <li>
          <a className="side__item" href={contact.phone.href} title={contact.phone.display}>
            {t('side.phone')}
            <small className="side__number">{contact.phone.display}</small>
          </a>
        </li>
        <li>
          <a className="side__item" href={localizedPath(locale, DEMO)}>
            {t('side.demo')}
          </a>
        </li>
        <li>
          <a className="side__item" href="#" aria-label={t('side.top')} onClick={backToTop}>
            {t('side.topShort')}
          </a>
        </li>
      </ul>
    </aside>
  );
}

const DEFAULT_CODE = '/images/qr/sidebar.svg';

/** The live code replaces the default when the pointer or focus comes near. */
function WeChat() {
  const { t } = useTranslation('siteWide');
  const [code, setCode] = useState({ picture: DEFAULT_CODE, name: '', account: '' });
  const showLive = (): void => {
    void liveQr(pageLiveData, 'sidebar').then((live) => {
      if (live) setCode(live);
    });
  };

  return (
    <li onPointerEnter={showLive} onFocus={showLive} onClick={showLive}>
      <button className="side__item" type="button" popoverTarget="side-qr">
        {t('side.wechatShort')}
      </button>
      <figure className="side__qr" id="side-qr" popover="auto">
        <img alt={t('qr.alt')} width="176" height="206" loading="lazy" src={code.picture} />
        <figcaption>
          <strong>{code.name || t('qr.name')}</strong> {t('qr.hint')}{' '}
          {code.account && t('qr.account', { account: code.account })}
        </figcaption>
      </figure>
    </li>
  );
}

function backToTop(event: MouseEvent): void {
  if (!isPlainClick(event.nativeEvent)) return;
  event.preventDefault();
  scrollToTop();
}
