import { expect, it } from 'vitest';
import { homeVisits, isTrialTooltipDue, type VisitRecord } from '#src/domain/trial-tooltip.ts';

const due: VisitRecord = {
  homeVisits: 2,
  hasViewedDownload: true,
  hasViewedRegister: true,
  hasDownloaded: false,
  hasRegistered: false,
  tooltipShown: false,
};

it.each<[string, Partial<VisitRecord>, boolean, boolean]>([
  ['on the second visit, both pages seen, nothing done', {}, true, true],
  ['on the first visit', { homeVisits: 1 }, false, true],
  ['on the third visit', { homeVisits: 3 }, false, true],
  ['without having seen the download page', { hasViewedDownload: false }, false, true],
  ['without having seen the registration', { hasViewedRegister: false }, false, true],
  ['after a download', { hasDownloaded: true }, false, false],
  ['after a registration', { hasRegistered: true }, false, false],
  ['when it was shown before', { tooltipShown: true }, false, false],
])('§2.60 isTrialTooltipDue decides %s', (_case, change, onVisit, onHotProducts) => {
  const record = { ...due, ...change };

  expect(isTrialTooltipDue(record, 'homeVisit')).toBe(onVisit);
  expect(isTrialTooltipDue(record, 'hotProducts')).toBe(onHotProducts);
});

it.each([
  [undefined, 0],
  ['12', 12],
  ['1e3', 0],
  ['9'.repeat(400), 0],
])('homeVisits reads %j as %d', (stored, count) => {
  expect(homeVisits(stored)).toBe(count);
});
