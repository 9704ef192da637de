/** Texts of the applications market and of the seller assistant. */
export const market = {
  meta: {
    name: '应用市场',
    title: '应用市场：插件、RPA 与卖家工具',
    description:
      '给店铺环境安装插件和应用：选品、定价、订单、物流、广告、RPA 自动化。可搜索、按分类浏览，装一次，各个店铺环境都能用。',
  },
  title: '缺什么，装什么',
  lead: '装一次，团队的每个店铺环境都能用。提供者和更新日期见详情。',
  search: '搜索应用',
  placeholder: '例如：翻译、运费、评价',
  category: '分类',
  all: '全部',
  /** The button before the categories on a phone. */
  open: '分类：{{category}}',
  categories: {
    listing: '商品上架',
    pricing: '定价',
    orders: '订单',
    logistics: '物流',
    finance: '财务',
    ads: '广告',
    research: '选品',
    rpa: '自动化',
    security: '安全',
    team: '团队',
  },
  total: '共 {{total}} 个应用',
  /** Before the facts of an entry that was made up. */
  sample: '示例',
  samples: '标有“示例”的条目不是真实应用。',
  /** In place of it, where none is real. */
  allSamples: '以下都是示例，不是真实应用。',
  installs: '{{count}} 次安装',
  updated: '{{date}} 更新',
  more: '再显示 {{count}} 个',
  /** Before the name of the first of all. */
  newest: '最近更新',
  loading: '加载中',
  empty: { title: '没有找到“{{keyword}}”', text: '换个词试试，或看看全部分类。', clear: '清除条件' },
  failed: { text: '应用列表加载失败，请检查网络后重试。', retry: '重试' },
  noScript: '搜索和分类筛选需要启用 JavaScript。下面是应用列表；也可以在客户端的“插件”里搜索安装。',
  install: '在工作台里安装',
  details: {
    open: '详情',
    permissions: '需要的权限',
    untold: '提供者没有列出权限，请先向提供者核实。',
    may: {
      page: '读取当前店铺页面上的内容',
      fill: '在店铺页面上填写内容',
      files: '把文件保存到电脑',
      notify: '发通知',
      storage: '在环境里保存自己的设置',
      network: '与提供者的服务器通信',
    },
    versions: '更新记录',
  },
  join: { title: '您也开发工具？', text: '三步上架，卖家打开浏览器就能装。', action: '申请入驻' },
  kinds: {
    rpa: {
      name: 'RPA：录一遍，自动执行',
      text: '导出报表、回填单号这类每天重复的操作，录成流程，在店铺自己的环境里执行。流程由客户端运行，网页上只负责查找和安装。',
    },
    assistant: {
      name: '卖家助手：看商品时顺手看销量',
      text: '打开商品页，就能看到估算的销量走势、价格变化和上架时间。在客户端里使用，网页上可以先看一份示例。',
    },
    plugins: {
      name: '插件：装一次，每个环境都有',
      text: '团队的插件由老板或经理统一安装、隐藏、移除，员工不用自己找。未登录时，只管理这台电脑上自己的插件。',
    },
  },
  assistant: {
    meta: {
      name: '卖家助手',
      title: '卖家助手：商品页上看销量走势',
      description:
        '浏览商品页时直接看估算的销量走势、价格变化和上架时间，选品、定价、补货都有参考；在客户端里使用，也可以粘贴商品链接查询。',
    },
    title: '看商品页，顺手看销量',
    lead: '卖家助手是客户端里的查询工具：打开商品页，侧边直接显示估算的销量走势、价格变化和上架时间；也可以粘贴商品链接查询。销量是估算值，由商品页上公开的排名、评价数和历史价格推算，热销品误差可到 30%，冷门品更大，只宜用来比较走势。',
    chart: '近 12 个月估算销量走势',
    facts: [
      { name: '估算月销量', value: '1240 件' },
      { name: '90 天价格区间', value: '18.90–24.50 美元' },
      { name: '上架时间', value: '2025年3月18日' },
    ],
    uses: {
      title: '什么时候用得上',
      items: [
        { name: '选品', text: '先看一年的走势，再决定做不做。' },
        { name: '定价', text: '看竞品 90 天内的价格区间，不追一天的低价。' },
        { name: '补货', text: '旺季前看去年同期，备货有依据。' },
      ],
    },
    panel: {
      title: '查一个商品',
      label: '商品链接或编号',
      hint: '粘贴商品页链接或商品编号；只读取商品页上公开的信息，不读取店铺后台。',
      go: '在客户端里查询',
      needed: '请填写商品链接或编号。',
      unclear: '这不像商品链接或编号。请从商品页的地址栏复制链接，或填写商品编号。',
      opening: '正在客户端中打开',
      opened: '已在客户端里打开。',
      unreached: '客户端没有响应，请确认它正在运行，再试一次。',
      doctor: '去工作台排查',
      failed: '打开失败：{{reason}}',
      absent: '卖家助手在客户端里运行。请先下载客户端，或在工作台里连接客户端。',
      here: '不装客户端，也可以在网页上查一个商品',
      download: '下载客户端',
      workbench: '打开工作台',
    },
  },
} as const;
