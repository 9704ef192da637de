/** The way from the market to the workbench: the address names the application, and the workbench offers to add it. */
export const PLUGIN_PARAMETER = 'plugin';
/** As the market and the client name theirs; nothing else is put before a visitor. */
const ID = /^[\w-]{1,64}$/;

/** @param workbench address of the workbench, in the page's language */
export const pluginLink = (workbench: string, id: string): string =>
  ID.test(id) ? `${workbench}?${PLUGIN_PARAMETER}=${id}#plugins` : `${workbench}#plugins`;

/** @returns the application that the address asks for; empty where it asks for none */
export function askedPlugin(query: URLSearchParams): string {
  const id = query.get(PLUGIN_PARAMETER) ?? '';
  return ID.test(id) ? id : '';
}
