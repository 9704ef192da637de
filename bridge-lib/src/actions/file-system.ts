import { type Examples, takesNone } from '../action.ts';

/** Folders of the client. */
export const fileSystem = {
  actions: {
    GetBrowserFolder: takesNone<{ path: string }>,
    GetTempDataFolder: takesNone<{ path: string }>,
  },
};

export const fileSystemExamples = {
  GetBrowserFolder: { reply: { path: 'C:\\Client\\Browser' } },
  GetTempDataFolder: { reply: { path: 'C:\\Client\\Temp' } },
} as const satisfies Examples<typeof fileSystem>;
