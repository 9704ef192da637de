/** The link from the market to the workbench: the address names the application, and the workbench offers to add it. */
export const PLUGIN_PARAMETER = 'plugin';
/** The market's and the client's form of ids; anything else is ignored. */
const ID = /^[\w-]{1,64}$/;

/** @param workbench path of the workbench, in the page's language */
export const pluginLink = (workbench: string, id: string): string =>
  ID.test(id) ? `${workbench}?${PLUGIN_PARAMETER}=${id}#plugins` : `${workbench}#plugins`;

/** @returns the id in the address; empty for none */
export function requestedPlugin(query: URLSearchParams): string {
  const id = query.get(PLUGIN_PARAMETER) ?? '';
  return ID.test(id) ? id : '';
}
