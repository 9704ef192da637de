/** What the operator publishes: versions, ads, QR codes, public figures, coupons, the applications market. */
import { couponsOf, type Content } from '#server/content/content.ts';
import { listApplications } from '#server/content/market.ts';
import { data } from '#server/api/answer.ts';
import type { CallContext, HandlerOf } from '#server/api/handler.ts';
import { SYSTEM_TYPE } from '#src/config/wire.ts';

/** Address of an installer; empty while there is none. */
function addressOf({ services }: CallContext, file: string): string {
  return file === '' ? '' : `${services.config.downloadBase}/${file}`;
}

export const versionList: HandlerOf<'versionList'> = (_request, context) => {
  const { versions } = context.services.content;
  const record = (version: Content['versions']['pc'][number]) => ({
    download_url: addressOf(context, version.file),
    download_url_64: addressOf(context, version.file64),
    version: version.version,
    online_time: version.online_time,
    version_type: version.version_type,
    versionName: version.name[context.language],
  });
  const entry = (client: Content['versions']['v6']['windows']) => ({
    desc: client.desc[context.language],
    url: addressOf(context, client.file),
    name: client.name[context.language],
    version: client.version,
  });
  const v6 = Object.entries(versions.v6).map(([system, client]) => [system, entry(client)]);
  return data({
    pc: versions.pc.map(record),
    phone: versions.phone.map(record),
    v6: JSON.stringify(Object.fromEntries(v6)),
  });
};

export const v6LastVersions: HandlerOf<'v6LastVersions'> = (_request, context) => {
  const { windows, mac_x86, mac_m1, linux } = context.services.content.versions.v6;
  const bySystem = [
    { system_type: SYSTEM_TYPE.windows, client: windows },
    { system_type: SYSTEM_TYPE.macIntel, client: mac_x86 },
    { system_type: SYSTEM_TYPE.macArm, client: mac_m1 },
    { system_type: SYSTEM_TYPE.linux, client: linux },
  ];
  return data(
    bySystem.map(({ system_type, client }) => ({
      system_type,
      install_download_url: addressOf(context, client.file),
      version: client.version,
    })),
  );
};

function adOf(place: 'top' | 'bottom', { services, language }: CallContext) {
  const ad = services.content.ads[place];
  return data(ad === null ? undefined : { ...ad, title: ad.title[language] });
}

export const adTop: HandlerOf<'adTop'> = (_request, context) => adOf('top', context);
export const adBottom: HandlerOf<'adBottom'> = (_request, context) => adOf('bottom', context);

export const qrLiveCode: HandlerOf<'qrLiveCode'> = ({ group_id }, { services, language }) => {
  const { qrCodes } = services.content;
  const found = Object.hasOwn(qrCodes, group_id) ? qrCodes[group_id] : undefined;
  return data(found && { ...found, name: found.name[language] });
};

export const publicConfig: HandlerOf<'publicConfig'> = (_request, { services }) =>
  data(services.content.publicConfig);

export const promoterInfo: HandlerOf<'promoterInfo'> = ({ promoter }, { services }) =>
  data(couponsOf(services.content, promoter));

export const applicationMarketList: HandlerOf<'applicationMarketList'> = (request, { services, language }) =>
  data(listApplications(services.content.market, request, language));
