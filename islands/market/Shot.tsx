/** A shop's window with an application at its side: the page of a product, and what the application draws into its panel. */
import type { MarketEntry } from '#src/api/contract/market.ts';

/** What applications of a category show, as lines in a panel of 120 by 60. */
const PANELS: Readonly<Record<string, string>> = {
  listing: 'M4 4h30v30H4zM45 4h30v30H45zM86 4h30v30H86zM4 46h30M45 46h30M86 46h30',
  pricing: 'M4 30h112M36 30h52M36 18v24M88 18v24M62 22v16',
  orders: 'M4 10l5 5 9-10M28 11h88M4 30l5 5 9-10M28 31h64M4 50l5 5 9-10M28 51h76',
  logistics: 'M12 30h96M6 24h12v12H6zM54 24h12v12H54zM102 24h12v12h-12z',
  finance: 'M4 6h36M76 6h40M4 22h52M88 22h28M4 38h44M82 38h34M4 54h112',
  ads: 'M4 56h112M18 56V38M46 56V26M74 56V32M102 56V10',
  research: 'M4 56h112M4 46l22-8 22 4 22-18 22 4 24-20',
  rpa: 'M4 20h26v20H4zM30 30h17M47 20h26v20H47zM73 30h17M90 20h26v20H90z',
  security: 'M60 4l24 8v18c0 14-10 22-24 27-14-5-24-13-24-27V12zM49 30l8 8 15-17',
  team: 'M60 4h0M46 4h28v14H46zM60 18v12M18 42V30h84v12M4 42h28v14H4zM46 42h28v14H46zM88 42h28v14H88zM60 30v12',
};

export function Shot({ entry, icon }: { entry: MarketEntry; icon: string | undefined }) {
  const panel = PANELS[entry.category];
  return (
    <div className="market__shot" aria-hidden="true">
      <p className="stencil">US-0427 · 203.0.113.7</p>
      <span />
      <div>
        {icon && <img width="24" height="24" alt="" loading="lazy" src={icon} />}
        <strong>{entry.name}</strong>
        {panel && (
          <svg viewBox="0 0 120 60">
            <path d={panel} />
          </svg>
        )}
      </div>
    </div>
  );
}
