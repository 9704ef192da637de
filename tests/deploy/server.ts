/** The project's own server in earnest, as it stands behind a proxy: with secrets of its own and a gateway for codes. */
import { randomBytes } from 'node:crypto';
import { newDataDir, removeDataDir, startServerProcess } from '#tests/helpers/server-process.ts';

export interface ServerInEarnest {
  port: number;
  secret: string;
  key: string;
  output: () => string;
  stop(): Promise<void>;
}

export async function startInEarnest(gatewayPort: number): Promise<ServerInEarnest> {
  const random = (bytes: number): string => randomBytes(bytes).toString('hex');
  const [secret, key, dataDir] = [random(8), random(16), newDataDir()];
  const server = await startServerProcess(
    {
      SITE_DIR: 'dist',
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: '127.0.0.1',
      DESK_PORT: 'off',
      PUBLIC_OAUTH_AUTHORIZE_URL: 'none',
      PUBLIC_WEBSITE_API_SECRET: random(8),
      PUBLIC_PRODUCT_API_SECRET: secret,
      PUBLIC_PRODUCT_API_KEY: key,
      CHAT_SIGNATURE_SECRET: random(16),
      SMS_WEBHOOK_URL: `http://127.0.0.1:${gatewayPort}/`,
      METRICS: '1',
      PUBLIC_REPORTS: '1',
    },
    dataDir,
  );
  return {
    port: Number(new URL(server.origin).port),
    secret,
    key,
    output: server.output,
    async stop() {
      server.child.kill('SIGTERM');
      await server.exited;
      removeDataDir(dataDir);
    },
  };
}
