/** A certificate for this machine and this day: browsers speak HTTP/2 over TLS alone, and Node reads certificates but makes none. */
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

/** @returns key and certificate, one after the other in PEM: what Node takes for both */
export async function makeCertificate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  // Kept nowhere: the next run makes its own. Only at the end, since the plugin writes its file after it has answered.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return getCertificate(folder, 'localhost', ['localhost'], 1);
}

/** @returns SHA-256 of the public key in base64, by which Chromium can be told to trust the certificate */
export function keyOf(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
