import type { TwinOf } from '../twin.ts';

export const releases = {
  systems: {
    windows: 'Windows',
    'mac-apple': 'macOS · Apple silicon',
    'mac-intel': 'macOS · Intel',
    linux: 'Linux',
    android: 'Android',
  },
  bits: '{{system}} · {{bits}}-bit',
  lines: {
    v6: 'V6 client',
    professional: 'Professional',
    vps: 'VPS edition',
    android: 'Android app',
  },
  statuses: { latest: 'Latest', beta: 'Beta', upcoming: 'To be released', old: 'Old' },
  requirements: {
    v6: {
      windows: 'Windows {{windows}} or later',
      'mac-apple': 'macOS {{macos}} or later',
      'mac-intel': 'macOS {{macos}} or later',
      linux: 'Debian, Ubuntu etc. (.deb), kernel {{linuxKernel}} or later',
    },
    professional: {
      windows:
        'Windows Vista {{windowsVista}}, Windows {{windows}} or later, with .NET Framework {{dotNetFramework}}',
      'mac-intel': 'macOS {{macos}} to 10.15 (not {{macosBelow}} or later)',
      linux:
        'Deepin {{deepin}} or later. 5.x for Linux is being upgraded. Kernel 5.15 or later: use V6. Older: 5.30.0, under Previous versions.',
    },
    vps: { windows: 'Windows Server {{windowsServer}} only' },
    android: { android: 'Android {{android}} or later' },
  },
  columns: {
    system: 'System',
    version: 'Version',
    edition: 'Edition',
    status: 'Status',
    date: 'Released',
    size: 'Size',
    requirement: 'Requires',
    checksum: 'SHA-256 checksum',
    file: 'Installer',
  },
  planned: 'Planned for {{date}}',
  sample: 'sample file',
  get: 'Download',
  getFile: 'Download {{file}}',
} as const satisfies TwinOf<'releases'>;
