/** The known attribution, and its wire format. `attribution.ts` finds it out. */
export interface Attribution {
  promoter: string;
  channel: string;
  callback: string;
  activityId: string;
  from: string;
  utmSource: string;
}

export const NO_ATTRIBUTION: Attribution = {
  promoter: '',
  channel: '',
  callback: '',
  activityId: '',
  from: '',
  utmSource: '',
};

/** Fields of a form, under the wire's names; unknown ones are empty. */
export function attributionFields(known: Partial<Attribution>) {
  const { promoter, channel, callback, activityId, from, utmSource } = { ...NO_ATTRIBUTION, ...known };
  return { promoter, channel, callback, activity_id: activityId, from: from || utmSource };
}
