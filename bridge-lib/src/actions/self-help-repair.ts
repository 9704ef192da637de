import { type Examples, takesNone } from '../action.ts';

/** The client's repair bar. */
export const selfHelpRepair = { actions: { ShowAutoFixBar: takesNone<{ shown: boolean }> } };

export const selfHelpRepairExamples = {
  ShowAutoFixBar: { reply: { shown: true } },
} as const satisfies Examples<typeof selfHelpRepair>;
