/**
 * Requirements of each edition: v6 needs newer systems, the professional edition runs on older ones. The dictionaries
 * (`releases`) have the sentences; their numbers come from here, and so does the advice for old systems.
 */
export const requirements = {
  v6: { windows: '10', macos: '10.15', linuxKernel: '5.15.0' },
  professional: {
    windows: '7',
    windowsVista: 'SP2',
    dotNetFramework: '4.5.2',
    macos: '10.13',
    /** The first macOS without the professional edition. */
    macosBelow: '11.0',
    deepin: '15.11',
    /** No installer at present: the Linux edition is being upgraded. */
    linuxInUpgrade: true,
  },
  vps: { windowsServer: '2019' },
  android: { android: '7.0' },
};
