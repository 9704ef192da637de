/** A certificate for this machine and day: browsers use HTTP/2 only over TLS, and Node cannot make certificates. */
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

/** @returns key and certificate in one PEM text, which Node accepts for both */
export async function makeCertificate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  // Not kept: the next run makes its own. Deleted at the end, since the plugin writes its file after its answer.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return getCertificate(folder, 'localhost', ['localhost'], 1);
}

/** @returns SHA-256 of the public key in base64, with which Chromium can trust the certificate */
export function keyOf(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
