/** What a client says when it refuses, in its own language: the one that its settings name. */

/** `ret` of refusals. The wire knows only 0 and others; these tell a reader which kind it was. */
const RET = { badArguments: 400, forbidden: 403, notFound: 404, conflict: 409, failed: 500 } as const;

const WORDS = {
  argument: [RET.badArguments, '参数无效：{}', 'Not a valid argument: {}'],
  action: [RET.notFound, '未知的操作：{}', 'Unknown action: {}'],
  noStore: [RET.notFound, '店铺不存在', 'There is no such shop'],
  noFavourite: [RET.notFound, '收藏不存在', 'There is no such favourite'],
  noFolder: [RET.notFound, '文件夹不存在', 'There is no such folder'],
  noPlugin: [RET.notFound, '插件不存在', 'There is no such plug-in'],
  noLine: [RET.notFound, '线路不存在', 'There is no such line'],
  noTab: [RET.notFound, '标签页不存在', 'There is no such tab'],
  ownFolder: [RET.conflict, '不能移动到自己的子文件夹', 'A folder cannot be moved into itself'],
  shopIsOpen: [RET.conflict, '请先关闭店铺再清除数据', 'Close the shop before its data are cleared'],
  shopIsClosed: [RET.conflict, '请先打开店铺', 'Open the shop first'],
  notBound: [RET.conflict, '尚未绑定本地 IP', 'No local address is bound yet'],
  paid: [RET.conflict, '该订单已支付', 'This order is paid already'],
  guestClears: [
    RET.forbidden,
    '访客不能清除店铺数据，请先登录',
    'A guest cannot clear shop data: sign in first',
  ],
  guestPlugins: [
    RET.forbidden,
    '访客只能管理访客插件，请先登录',
    'A guest manages guest plug-ins only: sign in first',
  ],
  guestPays: [RET.forbidden, '访客不能付款，请先登录', 'A guest cannot pay: sign in first'],
  right: [RET.forbidden, '您的角色没有这项权限', 'Your role does not have this right'],
  login: [RET.forbidden, '用户名或密码错误', 'User name or password is wrong'],
  cloudCode: [RET.forbidden, '云登录码无效或已过期', 'The cloud code is not valid any more'],
  relayTarget: [RET.forbidden, '模拟器只转发到本机地址', 'The simulator relays to this computer only'],
  relay: [RET.failed, '请求转发失败', 'The request could not be relayed'],
  inside: [RET.failed, '客户端内部错误', 'Something went wrong inside the client'],
} as const satisfies Record<string, readonly [ret: number, chinese: string, english: string]>;

export type RefusalKind = keyof typeof WORDS;

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
    return WORDS[this.kind][0];
  }

  /** @param language as the client's settings have it */
  messageIn(language: string): string {
    const [, chinese, english] = WORDS[this.kind];
    return (language.startsWith('en') ? english : chinese).replace('{}', this.detail);
  }
}
