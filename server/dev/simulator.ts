/** What the development tools need of the desktop-client simulator. */
export interface Simulator {
  /** The cookies that the desktop client would set, by name, as they are now. */
  cookies(): Readonly<Record<string, string>>;
  faults(): Readonly<Record<string, number | boolean>>;
  /** Changes the faults that are named. */
  setFaults(faults: Readonly<Record<string, number | boolean>>): void;
  /** Takes every fault back. */
  calm(): void;
  /** Closes every connection, as a client that quits. */
  disconnect(): void;
  /** A new session secret, as after a restart of the client: pages with the old cookies are shut out. */
  rotateSession(): void;
}
