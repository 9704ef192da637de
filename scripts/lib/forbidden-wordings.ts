/**
 * Wordings that the site does not use, by language, each with its replacement. `tests/build/wording.test.ts` checks the
 * built pages, `scripts/check-i18n.ts` the dictionaries; `docs/glossary.md` explains the terms.
 */
import type { Locale } from '#i18n/locales.ts';
import { routes } from '#src/config/routes.ts';

interface Forbidden {
  wording: RegExp;
  /** What to write in its place. */
  instead: string;
  /** Phrases in which it is allowed: of a law, of another program, or of a fixed message. */
  except?: readonly string[];
  /** Pages on which it is allowed, by their address in the default language. */
  allowedOn?: readonly string[];
}

/** Contracts define their terms and then use them. */
const AGREEMENTS = routes.filter(({ kind }) => kind === 'agreement').map(({ path }) => path);

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December' as const;

const chinese: readonly Forbidden[] = [
  // The form of address of the fixed messages. Windows has its own words.
  { wording: /你/, instead: '您', except: ['Windows 已保护你的电脑'] },

  // Names of things.
  { wording: /设备检测/, instead: '环境检测' },
  { wording: /推广代码|推广人代码|合作伙伴代码|推广编号/, instead: '推广码' },
  { wording: /推荐人编号/, instead: '推荐人 ID' },
  { wording: /推广人(?!员)|合作伙伴(?:链接|计划|安装包)/, instead: '渠道伙伴' },
  { wording: /凭据/, instead: '店铺账号和密码', allowedOn: AGREEMENTS },
  { wording: /有权的经理/, instead: '有权限的经理；合同里写“经授权的经理”' },
  { wording: /安卓应用|Android ?(?:版|应用|端)/, instead: '安卓版', except: ['不能运行安卓应用'] },
  { wording: /两步验证/, instead: '二次验证' },
  { wording: /(?<!器)浏览环境/, instead: '浏览器环境' },
  { wording: /加速节点/, instead: '加速线路' },
  { wording: /真实线路|(?:柏林|东京|洛杉矶)线路/, instead: '固定 IP；线路只指加速线路' },
  { wording: /新人礼|新用户礼包(?!含)/, instead: '新用户礼' },
  { wording: /(?<!优惠)券包/, instead: '优惠券礼包' },
  { wording: /在线体验/, instead: '在线试用' },
  { wording: /移动钱包/, instead: '支付宝、微信支付' },
  { wording: /私有化部署|私有版/, instead: '私有部署' },
  { wording: /经典专业版/, instead: '专业版 5.x' },
  { wording: /新版客户端/, instead: 'V6 客户端' },
  { wording: /网站客服/, instead: '在线客服、电话、售后 QQ、邮件或留言' },

  // Measure words, dates, units.
  { wording: /[\d一二两三四五六七八九十几多每哪百千逐] ?家(?:店|网店)|家店铺/, instead: '间店' },
  { wording: /条固定 ?IP/, instead: '一个固定 IP' },
  { wording: /\d+ 年 ?\d{1,2} ?月|\d+ 月 ?\d{1,2} ?日/, instead: '2026年10月22日' },
  { wording: /\d+ ?kB(?![a-z])/, instead: 'KB', allowedOn: AGREEMENTS },

  // Translated too literally, or clever but unclear.
  { wording: /不在场/, instead: '读不到' },
  { wording: /停进|第一间店先停好/, instead: '打开第一间店；泊位、停泊只在品牌处用' },
  { wording: /隔离的店/, instead: '在自己环境里打开的店' },
  { wording: /写信/, instead: '发邮件' },
  { wording: /(?:和|与)[^，。；]{0,8}客户端(?:说话|通话)|问一下客户端/, instead: '与客户端通信；查询结果' },
  { wording: /看看哪里不对/, instead: '排查' },
  { wording: /上班就回|当天回复|当天就能/, instead: '一个工作日内回复' },
  { wording: /为旺季加固|按人设/, instead: '旺季稳定性增强；按成员设置' },

  // Superlatives of the advertising law (第九条), and guarantees that nobody can give.
  {
    wording:
      /功能最全|最(?:好|佳|优|强|安全|稳定|先进|专业|便宜|权威|受欢迎)的|最高级|最低价|第一品牌|(?:全网|行业|全国|世界)(?:第一|领先)|国家级|世界级|独一无二|顶级|极致|史上|绝无仅有/,
    instead: '可以核实的说法',
  },
  {
    wording: /保证不(?:被)?(?:关联|封)|百分之百|100% ?(?:安全|有效)|绝对安全|永不/,
    instead: '工具能做到什么，不能保证什么',
    except: ['不得用“保证不关联”“保证不封店”一类说法宣传', '不能保证不被关联', '不保证服务永不中断'],
  },
  { wording: /技术上就没有线可连|没有扣款|您的泊位还在|放着就行/, instead: '协议写明的约定' },
  { wording: /长期有效/, instead: '活动的起止日期，或不写期限' },

  // Figures without a source, or invented.
  { wording: /150 ?万/, instead: '190 万，口径见媒体资料页' },
  {
    wording: /(?<!最多)提速 ?50%|提速 ?50%(?!（[^）]{4,}）)/,
    instead: '与什么相比最多提速 50%，括号里写明怎样测得；没有测过就不写',
  },
  { wording: /分钟前 · /, instead: '真实的、有日期的内容' },
  { wording: /第[二三四]个计数/, instead: '写明数字统计的是什么' },

  // About the making of the site.
  { wording: /由运营方填写|另一份资料|补写说明|存档里没有|不多写一个|照原样列出/, instead: '给访客看的话' },

  // Contradictions to a fact elsewhere on the site: one fact has one answer (`i18n/<language>/statements.ts`).
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
  // Names of things.
  { wording: /\bboss(?:es)?\b/i, instead: 'owner', allowedOn: AGREEMENTS },
  { wording: /\bgraded roles?\b/i, instead: 'roles' },
  { wording: /\bbrowser (?:traits|characteristics)\b/i, instead: 'browser fingerprint' },
  { wording: /\bberthed\b/i, instead: 'run in Berth Browser; berth is a noun of the brand line' },
  {
    wording: /\be-mails?\b/i,
    instead: 'email',
    except: ['Please input E-mail number', 'Wrong E-mail format, please input again'],
  },
  { wording: /\bplug-ins?\b/i, instead: 'plugin' },
  { wording: /\bAliPay\b/, instead: 'Alipay' },
  { wording: /\bWeChatPay\b/, instead: 'WeChat Pay' },
  { wording: /\bautomatic fill/i, instead: 'autofill' },
  { wording: /\bseller consoles?\b/i, instead: 'seller dashboard' },
  { wording: /\bclassic professional\b/i, instead: 'Professional 5.x' },
  { wording: /\bno-threshold\b/i, instead: 'no minimum spend' },
  { wording: /\bpromoter(?:’s|'s)? code/i, instead: 'partner code' },
  {
    wording: /\breferrer ID\b/i,
    instead: 'referral ID',
    except: ['The referrer ID you filled in is invalid', 'Please fill in the correct referrer ID'],
  },
  { wording: /\bsign(?:ing)? off the account\b|\blogging in\b/i, instead: 'sign in' },

  // Money, dates, units.
  { wording: /\d+ ?yuan\b|\byuan \d+/i, instead: 'CNY before the amount' },
  { wording: new RegExp(`\\b\\d{1,2} (?:${MONTHS})(?: \\d{4})?\\b`), instead: 'October 22, 2026' },

  // American spelling.
  {
    wording:
      /\b(?:un)?authoris\w+|\blicences?\b|\bfavourites?\b|\brecognis\w+|\borganis\w+|\bbehaviours?\b|\bcolours?\b|\b(?:data)?centres?\b|\bharbours?\b|\bprogrammes?\b/i,
    instead: 'American spelling',
  },

  // Figures without a source, or invented.
  { wording: /1\.5 million sellers/i, instead: '1.9 million, with a link to what it counts' },
  {
    wording: /(?<!up to )\b50% faster|\b50% faster(?! than [^.(]+ \([^)]{4,}\))/i,
    instead: 'up to 50% faster than what, with how it was measured in brackets; or nothing',
  },
  { wording: /\bmin(?:utes?)? ago · /i, instead: 'something real, with its date' },
  { wording: /\b(?:second|third|fourth) counter\b/i, instead: 'what the figure counts' },

  // Promises that the agreements do not make, and times that were not measured.
  { wording: /\balways available\b/i, instead: 'what is given, without a promise for all time' },
  { wording: /\bIt takes about \w+ minutes\b/i, instead: 'what happens, without a time' },
  { wording: /\bnothing was charged\b|\byour berth is still here\b/i, instead: 'what the agreements say' },

  // About the making of the site.
  {
    wording:
      /\banother (?:document|reading) (?:says|gives|has)|\bset by the operator\b|\bwe do not make up\b|\bin the archive\b/i,
    instead: 'words for the visitor',
  },

  // Contradictions to a fact elsewhere on the site: one fact has one answer (`i18n/<language>/statements.ts`).
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

/** A language without settled wording has no entry. */
export const forbiddenWordings: Partial<Record<Locale, readonly Forbidden[]>> = {
  'zh-CN': chinese,
  'en-US': english,
};
