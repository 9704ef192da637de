/**
 * Wordings that contradict what the site says of a fact elsewhere: one fact has one answer (`i18n/<language>/statements.ts`). Each
 * pattern bears the sentence that it was made for, and a test tries it (`tests/build/wording.test.ts`).
 */
import type { Locale } from '#i18n/locales.ts';
import { routes } from '#src/config/routes.ts';

export interface Forbidden {
  wording: RegExp;
  /** What to write in its place. */
  instead: string;
  /** Phrases in which it may stand: words of a law, of another program, or of a message that is fixed. */
  except?: readonly string[];
  /** The sentence that the pattern was made for; a test tries it. */
  madeFor?: string;
  /** Pages on which it may stand, by their address in the default language. */
  allowedOn?: readonly string[];
}

/** Contracts define their terms and then use them. */
export const AGREEMENTS = routes.filter(({ kind }) => kind === 'agreement').map(({ path }) => path);

type Contradiction = Forbidden & Required<Pick<Forbidden, 'madeFor'>>;

const chinese: readonly Contradiction[] = [
  {
    wording:
      /谁改了价|操作日志里的[^。]{0,6}(?:改价|导出)|导出(?:这个)?动作(?:会)?留在|重点看[^。]*改(?:资料|收款)/,
    instead: '日志记谁什么时候进过店；页面里做的事，查平台自己的记录',
    madeFor: '看一遍操作日志里的改价和导出。',
  },
  {
    wording: /谁导出过报表|报表由谁、在什么时候导出|导出动作/,
    instead: '日志只记在客户端里导出列表和日志',
    madeFor: '操作日志增加“导出”一类，谁导出过报表都能查。',
  },
  {
    wording: /设备上被打开|出现新设备登录|先提醒，再(?:打开|由您决定)|设备一变，先提醒|会先问您是否知道原因/,
    instead: '员工的新设备先等允许，店铺不打开',
    madeFor: '一间店在新设备上被打开，是上周入职的同事。',
  },
  {
    wording: /不打开店铺，只看日志/,
    instead: '没有只看日志的角色，由老板或经理导出',
    madeFor: '信息安全部门不打开店铺，只看日志，按月归档。',
  },
  {
    wording: /Get-FileHash|PowerShell/,
    instead: 'certutil -hashfile 文件 SHA256',
    madeFor: 'Windows（PowerShell）：Get-FileHash 安装包路径',
  },
  { wording: /\*\.deb/, instead: '清单里的文件名', madeFor: '运行 sudo apt install ./*.deb' },
  {
    wording: /出口地址(?:继续使用|可以继续用)|绑定到新环境|能留的留下|自备 ?IP 的质量/,
    instead: '自备的代理不能绑定；要留住 VPS 的地址，用 VPS 版',
    madeFor: '供应商允许的，原来的出口地址可以继续用。',
  },
  {
    wording: /七步|免费注册，打开第一间店|按需购买/,
    instead: '八步，其中一步是选套餐；打开店铺要有套餐',
    madeFor: '七步，打开第一间店',
  },
  {
    wording: /环境和固定 IP 随账号保存|不在上面的发送清单里|Cookie[^。]{0,12}随账号/,
    instead: 'Cookie 和登录状态只在打开过店铺的那台电脑上',
    madeFor: '店铺、环境和固定 IP 随账号保存，从 5.x 升级不用重新设置。',
  },
  {
    wording: /(?<!也)可以在环境设置里关闭 WebRTC/,
    instead: '默认走店铺的固定 IP，不露出本机地址',
    madeFor: '可以在环境设置里关闭 WebRTC',
  },
  {
    wording: /预付费用不退|续费立减/,
    instead: '充值后没有用掉的本金原路退回；券用于下次付款',
    madeFor: '未用完的套餐时长和优惠券，预付费用不退',
  },
  { wording: /自己名下的店铺/, instead: '授权给他的店铺', madeFor: '经理管自己名下的店铺和成员。' },
  { wording: /云电脑|云主机/, instead: 'VPS（云服务器）', madeFor: '租用的 VPS（云电脑）' },
  { wording: /四种(?:电脑|系统)/, instead: '三种系统，四个安装包', madeFor: '一个客户端，四种电脑' },
  { wording: /本地 IP|这台电脑自己的 IP(?!（本机 IP)/, instead: '本机 IP', madeFor: '选择本地 IP' },
  {
    wording: /[与和](?:该|这台|那台) ?VPS ?绑定|绑定该 ?VPS|与那台服务器绑定/,
    instead: '绑定在这台 VPS 上的店铺',
    madeFor: 'VPS 版只打开与该 VPS 绑定的店铺。',
  },
  {
    wording: /已暂停更新|V6 恢复提供/,
    instead: '5.x 的 Linux 版升级中',
    madeFor: '5.x 的 Linux 版已暂停更新，V6 恢复提供。',
  },
  {
    wording: /用完收回即可|那天收回/,
    instead: '临时授权有期限，到期自动结束',
    madeFor: '加一台设备、放宽一个时段，用完收回即可。',
  },
  {
    wording: /国家和地区的卖家/,
    instead: '20 多个国家和地区的站点',
    madeFor: '20 多个国家和地区的卖家，用泊店浏览器开店。',
  },
  { wording: /标准版/, instead: '浏览器的名称', madeFor: '显示标准版还是纯净版的名称' },
  { wording: /功能使用计数/, instead: '发送清单里没有这一项', madeFor: '操作日志的记录，功能使用计数' },
  {
    wording: /本公司/,
    instead: '您的公司、我们',
    madeFor: '请确认是本公司成员的操作。',
    allowedOn: AGREEMENTS,
  },
  {
    wording: /可以在开通前撤销订单/,
    instead: '双方都可以依法请求撤销',
    madeFor: '页面价格明显有误时，我们可以在开通前撤销订单。',
  },
  { wording: /风险提示/, instead: '设备风险提醒', madeFor: '设备风险提示' },
  {
    wording: /输入用户名和密码/,
    instead: '用手机号（或用户名）和密码，或手机号和验证码',
    madeFor: '在客户端里输入用户名和密码。',
  },
  { wording: /(?<!估算)月销量/, instead: '估算月销量', madeFor: '月销量' },
  { wording: /只开一家|下一家|[五六]个店铺/, instead: '间', madeFor: '一次只换一间店，隔几天再换下一家。' },
  { wording: /秒后再试/, instead: '请在 12 秒后重试', madeFor: '尝试次数太多，请 12 秒后再试。' },
  { wording: /(?<![-\w])20\d\d-\d\d-\d\d(?![-\w])/, instead: '2026年10月22日', madeFor: '2026-11-19 更新' },
  {
    wording: /(?<!估算)销量查询|看销量、评分/,
    instead: '估算销量',
    madeFor: 'RPA 自动化、卖家助手（销量查询）以及应用市场',
  },
];

const english: readonly Contradiction[] = [
  {
    wording:
      /who changed the price|price changes and exports|log shows (?:each export|who exported)|records? who did what/i,
    instead: 'who was in which shop, and when; the marketplace’s records show changes',
    madeFor: 'Read the activity log for price changes and exports.',
  },
  {
    wording: /who exported the reports|reads the log and files it/i,
    instead: 'who was in the shop; an owner or manager exports the log',
    madeFor: 'What the tool can show is who exported the reports.',
  },
  {
    wording: /was opened on a (?:new )?device|sign-in (?:from|on) a new device|warned before it opens/i,
    instead: 'an employee’s new device waits for approval, and the shop stays closed',
    madeFor: 'The app says that a shop was opened on a new device.',
  },
  {
    wording: /asks whether you know the reason|you approve it\. At/i,
    instead: 'Allow or Block',
    madeFor: 'Before a shop with a warning opens, the workbench asks whether you know the reason.',
  },
  {
    wording: /(?:laptop|device)[^.]{0,24}\brefused\b|\brefuse (?:it|a|the)\b/i,
    instead: 'block, blocked',
    madeFor: 'Allow or refuse a new laptop and see what happens.',
  },
  {
    wording: /Get-FileHash|PowerShell/,
    instead: 'certutil -hashfile FILE SHA256',
    madeFor: 'Windows (PowerShell): Get-FileHash path-to-the-installer',
  },
  { wording: /\*\.deb/, instead: 'the name of the file', madeFor: 'Run sudo apt install ./*.deb' },
  {
    wording:
      /lets you keep the (?:address|IP)|IPs that can stay|how to bring your own|bind it to the new profile/i,
    instead: 'a proxy of one’s own cannot be bound; the VPS edition keeps the address of a VPS',
    madeFor: 'yes, if your supplier lets you keep the address',
  },
  {
    wording: /\bseven steps\b/i,
    instead: 'eight steps, one of them the plan',
    madeFor: 'Your first isolated shop is seven steps away.',
  },
  {
    wording: /download the client, add your first shop/i,
    instead: 'the plan before the first shop',
    madeFor: 'Create a free account: verify your phone, download the client, add your first shop.',
  },
  {
    wording: /code travels with the installer/i,
    instead: 'with the link; in the file name on Windows alone',
    madeFor: 'Your code travels with the installer',
  },
  {
    wording: /CNY \d+ for every friend|get CNY \d+$/i,
    instead: 'a CNY 76 coupon: it is no money',
    madeFor: 'Refer a friend, get CNY 76',
  },
  {
    wording: /(?<![-\w])20\d\d-\d\d-\d\d(?![-\w])/,
    instead: 'October 22, 2026',
    madeFor: 'updated 2026-11-19',
  },
  {
    wording: /not on the list of what is sent/i,
    instead: 'only on the computer where the shop was opened',
    madeFor: 'in the shop’s profile; not on the list of what is sent',
  },
  {
    wording: /WebRTC can be turned off in the profile/i,
    instead: 'goes through the shop’s fixed IP by default',
    madeFor: 'WebRTC can be turned off in the profile',
  },
  {
    wording: /prepaid fees are not refunded|off your renewal|renew, and get CNY \d+ off/i,
    instead: 'what was topped up and not used is returned; the coupon is for the next payment',
    madeFor: 'Top up, renew, and get CNY 76 off',
  },
  {
    wording: /fingerprint, always the same/i,
    instead: 'the shop’s fingerprint; the same each time it is opened',
    madeFor: 'part of the fingerprint, always the same',
  },
  {
    wording: /four systems/i,
    instead: 'three systems, four installers',
    madeFor: 'One client, four systems',
  },
  {
    wording: /Linux[^.]{0,20}\bpaused\b|\(paused;/i,
    instead: '5.x for Linux is being upgraded',
    madeFor: 'Professional for Linux is paused; use V6',
  },
  {
    wording: /macOS [\d.{}a-z]+ or later, before/i,
    instead: 'macOS 10.13 to 10.15',
    madeFor: 'macOS 10.13 or later, before macOS 11.0',
  },
  {
    wording: /^enter your user name and password/i,
    instead: 'mobile number (or user name) and password, or mobile number and a code',
    madeFor: 'Enter your user name and password in the client.',
  },
  {
    wording: /only what is public on the page is used|(?<!estimated )monthly sales/i,
    instead: 'estimates, with where they come from',
    madeFor: 'Monthly sales',
  },
  {
    wording: /leave out accents/i,
    instead: 'names are kept as typed',
    madeFor: 'Leave out accents, hyphens and apostrophes.',
  },
  {
    wording: /invites questions|identical edits within minutes|limited bookkeeper/i,
    instead: 'what to do, not how to go unnoticed',
    madeFor: 'The same passport uploaded to several shops at once invites questions.',
  },
  {
    wording: /shops run in Berth|that Berth(?: Browser)? works for/i,
    instead: 'shops in Berth Browser; the name is not abbreviated',
    madeFor: 'shops run in Berth',
  },
  {
    wording: /simplified drawings|updates (?:that )?(?:check|verify) themselves/i,
    instead: '“Illustration”; updates are checked before they install',
    madeFor: 'Pictures of the client are simplified drawings.',
  },
  {
    wording: /we may cancel the order before/i,
    instead: 'either side may ask for rescission as the law has it',
    madeFor: 'If a price is clearly wrong, we may cancel the order before switching the service on.',
  },
  {
    wording:
      /page of fees|\bin in\b|nothing has been used up|change the road|keep it calm|share them unseen|tap below again/i,
    instead: 'what an English editor would write',
    madeFor: 'What needs a plan is on the page of fees.',
  },
];

export const contradictions = {
  'zh-CN': chinese,
  'en-US': english,
} satisfies Partial<Record<Locale, readonly Contradiction[]>>;
