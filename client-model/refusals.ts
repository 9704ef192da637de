/** The messages of refusals, in the language of the client's settings. */

/** `ret` of refusals. On the wire only 0 has a meaning; these numbers show the kind. */
const RET = { badArguments: 400, forbidden: 403, notFound: 404, conflict: 409, failed: 500 } as const;

const TEXTS = {
  argument: [RET.badArguments, '参数无效：{}', 'Invalid value: {}'],
  action: [RET.notFound, '未知的操作：{}', 'Unknown action: {}'],
  noStore: [RET.notFound, '店铺不存在', 'This shop doesn’t exist'],
  noFavourite: [RET.notFound, '收藏不存在', 'This favorite doesn’t exist'],
  noFolder: [RET.notFound, '文件夹不存在', 'This folder doesn’t exist'],
  noPlugin: [RET.notFound, '插件不存在', 'This plugin doesn’t exist'],
  noLine: [RET.notFound, '线路不存在', 'This route doesn’t exist'],
  noTab: [RET.notFound, '标签页不存在', 'This tab doesn’t exist'],
  ownFolder: [RET.conflict, '不能移动到自己的子文件夹', 'A folder can’t be moved into itself'],
  shopIsOpen: [RET.conflict, '请先关闭店铺，再清除数据', 'Close the shop before you clear its data'],
  shopIsClosed: [RET.conflict, '请先打开店铺', 'Open the shop first'],
  notBound: [RET.conflict, '还没有绑定本机 IP', 'No local IP is bound yet'],
  paid: [RET.conflict, '这笔订单已付款', 'This order has been paid'],
  guestClears: [
    RET.forbidden,
    '访客不能清除店铺数据，请先登录',
    'Guests can’t clear shop data. Sign in first.',
  ],
  guestPlugins: [
    RET.forbidden,
    '访客只能管理访客插件，请先登录',
    'Guests can change guest plugins only. Sign in first.',
  ],
  guestPays: [RET.forbidden, '访客不能付款，请先登录', 'Guests can’t pay. Sign in first.'],
  right: [RET.forbidden, '您的角色没有这项权限', 'Your role doesn’t allow this'],
  login: [RET.forbidden, '用户名或密码错误', 'Wrong user name or password'],
  cloudCode: [RET.forbidden, '登录码无效或已过期', 'The sign-in code is invalid or has expired'],
  relayTarget: [RET.forbidden, '模拟器只转发到本机地址', 'The simulator forwards to this computer only'],
  relay: [RET.failed, '请求转发失败', 'We couldn’t forward the request'],
  internal: [RET.failed, '客户端内部错误', 'Something went wrong inside the client'],
} as const satisfies Record<string, readonly [ret: number, chinese: string, english: string]>;

export type RefusalKind = keyof typeof TEXTS;

const LONGEST_DETAIL = 100;

/** Thrown by an action to answer with a `ret` that is not 0 and a message for people. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly detail: string;

  constructor(kind: RefusalKind, detail = '') {
    super(kind);
    this.kind = kind;
    this.detail = detail.slice(0, LONGEST_DETAIL);
  }

  get ret(): number {
    return TEXTS[this.kind][0];
  }

  /** @param language from the client's settings */
  messageIn(language: string): string {
    const [, chinese, english] = TEXTS[this.kind];
    return (language.startsWith('en') ? english : chinese).replace('{}', this.detail);
  }
}
