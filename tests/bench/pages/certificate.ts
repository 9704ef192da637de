/** A certificate for this machine and this day: browsers speak HTTP/2 over TLS alone, and Node reads certificates but makes none. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

/** @returns key and certificate, one after the other in PEM: what Node takes for both */
export async function makeCertificate(): Promise<string> {
  // Kept nowhere: the next run makes its own.
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  try {
    return await getCertificate(folder, 'localhost', ['localhost'], 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
