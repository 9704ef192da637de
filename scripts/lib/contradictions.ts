/**
 * Wordings that contradict what the site says of a fact elsewhere: one fact has one answer (`i18n/<language>/statements.ts`).
 */
import type { Locale } from '#i18n/locales.ts';
import { routes } from '#src/config/routes.ts';

export interface Forbidden {
  wording: RegExp;
  /** What to write in its place. */
  instead: string;
  /** Phrases in which it may stand: words of a law, of another program, or of a message that is fixed. */
  except?: readonly string[];
  /** Pages on which it may stand, by their address in the default language. */
  allowedOn?: readonly string[];
}

/** Contracts define their terms and then use them. */
export const AGREEMENTS = routes.filter(({ kind }) => kind === 'agreement').map(({ path }) => path);

const chinese: readonly Forbidden[] = [
  {
    wording:
      /谁改了价|操作日志里的[^。]{0,6}(?:改价|导出)|导出(?:这个)?动作(?:会)?留在|重点看[^。]*改(?:资料|收款)/,
    instead: '日志记谁什么时候进过店；页面里做的事，查平台自己的记录',
  },
  { wording: /谁导出过报表|报表由谁、在什么时候导出|导出动作/, instead: '日志只记在客户端里导出列表和日志' },
  {
    wording: /设备上被打开|出现新设备登录|先提醒，再(?:打开|由您决定)|设备一变，先提醒|会先问您是否知道原因/,
    instead: '员工的新设备先等允许，店铺不打开',
  },
  { wording: /不打开店铺，只看日志/, instead: '没有只看日志的角色，由老板或经理导出' },
  { wording: /Get-FileHash|PowerShell/, instead: 'certutil -hashfile 文件 SHA256' },
  { wording: /\*\.deb/, instead: '清单里的文件名' },
  {
    wording: /出口地址(?:继续使用|可以继续用)|绑定到新环境|能留的留下|自备 ?IP 的质量/,
    instead: '自备的代理不能绑定；要留住 VPS 的地址，用 VPS 版',
  },
  { wording: /七步|免费注册，打开第一间店|按需购买/, instead: '八步，其中一步是选套餐；打开店铺要有套餐' },
  {
    wording: /环境和固定 IP 随账号保存|不在上面的发送清单里|Cookie[^。]{0,12}随账号/,
    instead: 'Cookie 和登录状态只在打开过店铺的那台电脑上',
  },
  { wording: /(?<!也)可以在环境设置里关闭 WebRTC/, instead: '默认走店铺的固定 IP，不露出本机地址' },
  { wording: /预付费用不退|续费立减/, instead: '充值后没有用掉的本金原路退回；券用于下次付款' },
  { wording: /自己名下的店铺/, instead: '授权给他的店铺' },
  { wording: /云电脑|云主机/, instead: 'VPS（云服务器）' },
  { wording: /四种(?:电脑|系统)/, instead: '三种系统，四个安装包' },
  { wording: /本地 IP|这台电脑自己的 IP(?!（本机 IP)/, instead: '本机 IP' },
  {
    wording: /[与和](?:该|这台|那台) ?VPS ?绑定|绑定该 ?VPS|与那台服务器绑定/,
    instead: '绑定在这台 VPS 上的店铺',
  },
  { wording: /已暂停更新|V6 恢复提供/, instead: '5.x 的 Linux 版升级中' },
  { wording: /用完收回即可|那天收回/, instead: '临时授权有期限，到期自动结束' },
  { wording: /国家和地区的卖家/, instead: '20 多个国家和地区的站点' },
  { wording: /标准版/, instead: '浏览器的名称' },
  { wording: /功能使用计数/, instead: '发送清单里没有这一项' },
  {
    wording: /本公司/,
    instead: '您的公司、我们',
    allowedOn: AGREEMENTS,
  },
  { wording: /可以在开通前撤销订单/, instead: '双方都可以依法请求撤销' },
  { wording: /风险提示/, instead: '设备风险提醒' },
  { wording: /输入用户名和密码/, instead: '用手机号（或用户名）和密码，或手机号和验证码' },
  { wording: /(?<!估算)月销量/, instead: '估算月销量' },
  { wording: /只开一家|下一家|[五六]个店铺/, instead: '间' },
  { wording: /秒后再试/, instead: '请在 12 秒后重试' },
  { wording: /(?<![-\w])20\d\d-\d\d-\d\d(?![-\w])/, instead: '2026年10月22日' },
  { wording: /(?<!估算)销量查询|看销量、评分/, instead: '估算销量' },
];

const english: readonly Forbidden[] = [
  {
    wording:
      /who changed the price|price changes and exports|log shows (?:each export|who exported)|records? who did what/i,
    instead: 'who was in which shop, and when; the marketplace’s records show changes',
  },
  {
    wording: /who exported the reports|reads the log and files it/i,
    instead: 'who was in the shop; an owner or manager exports the log',
  },
  {
    wording: /was opened on a (?:new )?device|sign-in (?:from|on) a new device|warned before it opens/i,
    instead: 'an employee’s new device waits for approval, and the shop stays closed',
  },
  { wording: /asks whether you know the reason|you approve it\. At/i, instead: 'Allow or Block' },
  { wording: /(?:laptop|device)[^.]{0,24}\brefused\b|\brefuse (?:it|a|the)\b/i, instead: 'block, blocked' },
  { wording: /Get-FileHash|PowerShell/, instead: 'certutil -hashfile FILE SHA256' },
  { wording: /\*\.deb/, instead: 'the name of the file' },
  {
    wording:
      /lets you keep the (?:address|IP)|IPs that can stay|how to bring your own|bind it to the new profile/i,
    instead: 'a proxy of one’s own cannot be bound; the VPS edition keeps the address of a VPS',
  },
  { wording: /\bseven steps\b/i, instead: 'eight steps, one of them the plan' },
  { wording: /download the client, add your first shop/i, instead: 'the plan before the first shop' },
  {
    wording: /code travels with the installer/i,
    instead: 'with the link; in the file name on Windows alone',
  },
  { wording: /CNY \d+ for every friend|get CNY \d+$/i, instead: 'a CNY 76 coupon: it is no money' },
  { wording: /(?<![-\w])20\d\d-\d\d-\d\d(?![-\w])/, instead: 'October 22, 2026' },
  { wording: /not on the list of what is sent/i, instead: 'only on the computer where the shop was opened' },
  {
    wording: /WebRTC can be turned off in the profile/i,
    instead: 'goes through the shop’s fixed IP by default',
  },
  {
    wording: /prepaid fees are not refunded|off your renewal|renew, and get CNY \d+ off/i,
    instead: 'what was topped up and not used is returned; the coupon is for the next payment',
  },
  {
    wording: /fingerprint, always the same/i,
    instead: 'the shop’s fingerprint; the same each time it is opened',
  },
  { wording: /four systems/i, instead: 'three systems, four installers' },
  { wording: /Linux[^.]{0,20}\bpaused\b|\(paused;/i, instead: '5.x for Linux is being upgraded' },
  { wording: /macOS [\d.{}a-z]+ or later, before/i, instead: 'macOS 10.13 to 10.15' },
  {
    wording: /^enter your user name and password/i,
    instead: 'mobile number (or user name) and password, or mobile number and a code',
  },
  {
    wording: /only what is public on the page is used|(?<!estimated )monthly sales/i,
    instead: 'estimates, with where they come from',
  },
  { wording: /leave out accents/i, instead: 'names are kept as typed' },
  {
    wording: /invites questions|identical edits within minutes|limited bookkeeper/i,
    instead: 'what to do, not how to go unnoticed',
  },
  {
    wording: /shops run in Berth|that Berth(?: Browser)? works for/i,
    instead: 'shops in Berth Browser; the name is not abbreviated',
  },
  {
    wording: /simplified drawings|updates (?:that )?(?:check|verify) themselves/i,
    instead: '“Illustration”; updates are checked before they install',
  },
  {
    wording: /we may cancel the order before/i,
    instead: 'either side may ask for rescission as the law has it',
  },
  {
    wording:
      /page of fees|\bin in\b|nothing has been used up|change the road|keep it calm|share them unseen|tap below again/i,
    instead: 'what an English editor would write',
  },
];

export const contradictions = {
  'zh-CN': chinese,
  'en-US': english,
} satisfies Partial<Record<Locale, readonly Forbidden[]>>;
