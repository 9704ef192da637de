/** The parts of the browser's extension interface that this extension uses, with their types. */
import type { ExtensionCookieStore } from '@berth/bridge';

interface Event<Handler> {
  addListener(handler: Handler): void;
}

export interface Port {
  readonly onMessage: Event<(message: unknown) => void>;
  readonly onDisconnect: Event<() => void>;
  postMessage(message: unknown): void;
}

interface Chrome {
  readonly cookies: ExtensionCookieStore;
  readonly i18n: {
    getMessage(name: string, substitution?: string): string;
    getUILanguage(): string;
  };
  readonly runtime: {
    readonly onConnect: Event<(port: Port) => void>;
    connect(): Port;
    getManifest(): { readonly host_permissions?: readonly string[] };
  };
  readonly action: { setBadgeText(details: { text: string }): Promise<void> };
}

// The browser gives it to every script of an extension.
export const { chrome } = globalThis as unknown as { chrome: Chrome };
