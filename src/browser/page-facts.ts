/** Facts that hold for the whole page, as the layout wrote them. */
/** The element with `data-…` facts that apply to the whole page. */
export const pageRoot = (): HTMLElement => document.documentElement;

/** Name of the route (src/config/routes.ts), as the layout wrote it; empty on the page for unknown addresses. */
export const pageName = (): string => document.body.dataset['route'] ?? '';

/** Steps of a flow and views inside the client have one task, and nothing beside it. */
export const hasRoomForTalk = (): boolean => !('slim' in document.body.dataset);

export function pageLocale(): 'zh-CN' | 'en-US' {
  return document.documentElement.lang.startsWith('zh') ? 'zh-CN' : 'en-US';
}
