import { describe, expect, it } from 'vitest';
import { createFaultReports, createUsage } from '#islands/workbench/client-reports.ts';
import { partialClient } from '#tests/helpers/workbench-stores.ts';

/** A client of one module, which records its calls and answers all with success. */
function notingClient(module: string) {
  const asked: string[] = [];
  const methods = new Proxy(
    {},
    {
      get:
        (_, action: string) =>
        (payload: object = {}) => {
          asked.push([action, ...Object.values(payload).map(String)].join(' '));
          return Promise.resolve({});
        },
    },
  );
  return { asked, client: partialClient({ [module]: methods }) };
}

describe('createUsage', () => {
  it('counts each panel once while it is shown', () => {
    const { asked, client } = notingClient('analysis');
    const usage = createUsage(client);
    usage.enter('shops');
    usage.enter('shops');
    usage.enter('system');
    usage.exit();
    usage.exit();
    expect(asked).toEqual([
      'enterPage workbench/shops',
      'exitPage workbench/shops',
      'enterPage workbench/system',
      'exitPage workbench/system',
    ]);
  });

  it('measures work from start to end, also when it fails', async () => {
    const { asked, client } = notingClient('analysis');
    const usage = createUsage(client);
    expect(await usage.span('test', () => Promise.resolve(7))).toBe(7);
    await expect(usage.span('test', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    usage.count('open', 0);
    usage.count('open', 3);
    await Promise.resolve();
    expect(asked).toEqual([
      'recordStart workbench.test',
      'recordEnd workbench.test',
      'recordStart workbench.test',
      'recordEnd workbench.test',
      'recordCount workbench.open 3',
    ]);
  });
});

it('createFaultReports writes each fault once, without the query of an address, up to a limit', () => {
  const { asked, client } = notingClient('logging');
  const report = createFaultReports(client);
  report('failed at https://www.example.com/a?token=geheim');
  report('failed at https://www.example.com/a?token=other');
  for (let count = 0; count < 50; count += 1) report(`fault ${String(count)}`);
  expect(asked[0]).toBe('write error workbench: failed at https://www.example.com/a?…');
  expect(asked).toHaveLength(20);
});
