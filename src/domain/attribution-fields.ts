/** What is known of who sent a visitor, and how it goes on the wire. How it becomes known is `attribution.ts`. */
export interface Attribution {
  promoter: string;
  channel: string;
  callback: string;
  activityId: string;
  from: string;
  utmSource: string;
}

export const NO_SENDER: Attribution = {
  promoter: '',
  channel: '',
  callback: '',
  activityId: '',
  from: '',
  utmSource: '',
};

/** The fields that a form sends along, under the wire's names; what is not known is empty. */
export function attributionFields(known: Partial<Attribution>) {
  const { promoter, channel, callback, activityId, from, utmSource } = { ...NO_SENDER, ...known };
  return { promoter, channel, callback, activity_id: activityId, from: from || utmSource };
}
