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
  { wording: /写信/, instead: '发邮件' },
  { wording: /上班就回|当天回复|当天就能/, instead: '一个工作日内回复' },

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
  { wording: /长期有效/, instead: '活动的起止日期，或不写期限' },

  // Figures without a source, or invented.
  { wording: /150 ?万/, instead: '190 万，口径见媒体资料页' },
  {
    wording: /(?<!最多)提速 ?50%|提速 ?50%(?!（[^）]{4,}）)/,
    instead: '与什么相比最多提速 50%，括号里写明怎样测得；没有测过就不写',
  },

  // Contradictions to a fact elsewhere on the site: one fact has one answer (`i18n/<language>/statements.ts`).
  {
    wording:
      /谁改了价|操作日志里的[^。]{0,6}(?:改价|导出)|导出(?:这个)?动作(?:会)?留在|重点看[^。]*改(?:资料|收款)/,
    instead: '日志记谁什么时候进过店；页面里做的事，查平台自己的记录',
  },
  {
    wording: /设备上被打开|出现新设备登录|先提醒，再(?:打开|由您决定)|设备一变，先提醒|会先问您是否知道原因/,
    instead: '员工的新设备先等允许，店铺不打开',
  },
  { wording: /Get-FileHash|PowerShell/, instead: 'certutil -hashfile 文件 SHA256' },
  { wording: /云电脑|云主机/, instead: 'VPS（云服务器）' },
  { wording: /四种(?:电脑|系统)/, instead: '三种系统，四个安装包' },
  { wording: /本地 IP|这台电脑自己的 IP(?!（本机 IP)/, instead: '本机 IP' },
  { wording: /标准版/, instead: '浏览器的名称' },
  {
    wording: /本公司/,
    instead: '您的公司、我们',
    allowedOn: AGREEMENTS,
  },
  { wording: /风险提示/, instead: '设备风险提醒' },
  { wording: /(?<!估算)月销量/, instead: '估算月销量' },
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

  // Contradictions to a fact elsewhere on the site: one fact has one answer (`i18n/<language>/statements.ts`).
  {
    wording:
      /who changed the price|price changes and exports|log shows (?:each export|who exported)|records? who did what/i,
    instead: 'who was in which shop, and when; the marketplace’s records show changes',
  },
  {
    wording: /was opened on a (?:new )?device|sign-in (?:from|on) a new device|warned before it opens/i,
    instead: 'an employee’s new device waits for approval, and the shop stays closed',
  },
  { wording: /(?:laptop|device)[^.]{0,24}\brefused\b|\brefuse (?:it|a|the)\b/i, instead: 'block, blocked' },
  { wording: /Get-FileHash|PowerShell/, instead: 'certutil -hashfile FILE SHA256' },
  { wording: /(?<![-\w])20\d\d-\d\d-\d\d(?![-\w])/, instead: 'October 22, 2026' },
  { wording: /four systems/i, instead: 'three systems, four installers' },
];

/** A language without settled wording has no entry. */
export const forbiddenWordings: Partial<Record<Locale, readonly Forbidden[]>> = {
  'zh-CN': chinese,
  'en-US': english,
};
