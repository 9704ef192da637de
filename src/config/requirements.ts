/**
 * What each edition runs on. Two readings exist and both hold, each for its own edition: the v6 client asks for newer
 * systems, the professional edition reaches back to older ones. The sentences are in the dictionaries (`releases`);
 * the numbers in them come from here, and so does the advice to a visitor whose system is too old.
 */
interface Requirements {
  v6: Record<'windows' | 'macos' | 'linuxKernel', string>;
  professional: Record<
    'windows' | 'windowsVista' | 'dotNetFramework' | 'macos' | 'macosBelow' | 'deepin',
    string
  > & { linuxInUpgrade: boolean };
  vps: { windowsServer: string };
  android: { android: string };
}

export const requirements: Requirements = {
  v6: { windows: '10', macos: '10.15', linuxKernel: '5.15.0' },
  professional: {
    windows: '7',
    windowsVista: 'SP2',
    dotNetFramework: '4.5.2',
    macos: '10.13',
    /** The first macOS that the professional edition does not run on. */
    macosBelow: '11.0',
    deepin: '15.11',
    /** No installer for now: the edition for Linux is being upgraded. */
    linuxInUpgrade: true,
  },
  vps: { windowsServer: '2019' },
  android: { android: '7.0' },
};
