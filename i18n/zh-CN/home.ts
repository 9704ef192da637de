/** Texts of the home page. */
export const home = {
  meta: {
    name: '首页',
    title: '跨境多店铺浏览器：一店一环境，一店一 IP',
    description:
      '{{brand}}给每间跨境店铺一个独立环境（指纹互不相同）和一个固定 IP，防设备和网络层面的关联；账号密码自动填充，团队三级授权，操作有日志。',
  },
  hero: {
    motto: '跨境卖家的多店铺浏览器',
    title: ['每一间店，', '都有自己的泊位'],
    lead: '一间店，一个独立环境，一个固定 IP。店与店互不相通，团队照常协作，谁进过店都有记录。',
    download: '下载客户端',
    downloadFor: {
      windows: '下载 Windows 客户端',
      mac: '下载 macOS 客户端',
      linux: '下载 Linux 客户端',
      android: '下载安卓版',
    },
    downloadElsewhere: '在电脑上安装',
    register: '免费注册',
    trial: '先在线试用',
  },
  desk: {
    legend: '一台电脑，三间店：选一间，看它的环境和 IP',
    cities: ['洛杉矶', '柏林', '东京'],
    ip: '固定 IP {{ip}}',
    own: '独立环境，{{zone}}，{{language}}，账号密码已自动填好',
  },
  linked: {
    title: '登录环境分开，少一份关联风险',
    lead: '平台会看：这几间店是不是在同一台电脑、同一个网络上登录。把下面四样分开，登录环境上就少了共同点；营业执照和收款账户，仍要您自己分开。',
    ordinary: '普通浏览器开三间店',
    ours: '{{brand}}开三间店',
    rows: [
      { name: 'Cookie 与缓存', shared: '同一份', own: ['独立', '独立', '独立'] },
      { name: '浏览器指纹', shared: '同一套', own: ['环境 A', '环境 B', '环境 C'] },
      { name: '出口 IP', shared: '192.0.2.10', own: ['203.0.113.7', '198.51.100.23', '192.0.2.88'] },
      { name: '时区与语言', shared: '北京 · 中文', own: ['洛杉矶', '柏林', '东京'] },
    ],
    ordinaryResult: '三间店，看起来是同一个人在登录',
    oursResult: '在平台看来，像三台电脑、三个地址',
    more: '看隔离怎么做',
  },
  roles: {
    title: '三级角色，逐级授权',
    lead: '老板、经理、员工，权限逐级收窄，随时可以收回。员工打开店铺就能干活，不需要知道密码。',
    steps: [
      { name: '老板', can: '查看全部店铺、费用和日志；把店铺和设备授权给成员，随时收回。' },
      { name: '经理', can: '管理授权给他的店铺和员工；分配店铺，查看登录日志和操作日志。' },
      { name: '员工', can: '只能打开授权给自己的店铺，只能在允许的设备和时段登录。' },
    ],
    more: '查看完整权限表',
  },
  change: {
    title: '员工换了设备，先等允许',
    lead: '员工在没用过的设备上打开店铺，店铺先不打开，等老板或负责的经理允许。谁什么时候进过哪间店，逐条记录。',
    log: [
      { at: '09:02', text: '陈禾（员工）在常用电脑打开 US-0427', tone: 'ok' },
      { at: '14:31', text: '陈禾想在新设备打开 DE-0118，等待允许', tone: 'warn' },
      { at: '14:33', text: '林岚（老板）拒绝该设备，店铺未打开', tone: 'danger' },
    ],
    caption: '操作日志',
    alert: {
      title: '新设备想打开 DE-0118',
      who: '陈禾（员工），14:31，新笔记本电脑',
      allow: '允许',
      block: '拒绝',
    },
  },
  also: { title: '日常还用得上的' },
  daily: {
    fill: { title: '账号密码，自动填好', text: '加密保存，打开登录页就填好；交接店铺不用交密码。' },
    speed: {
      title: '打开海外后台更快',
      text: '内置海外加速线路，测速后选最快的一条。',
      claim: '与直连相比，打开店铺最多提速 50%（{{measured}}）。',
    },
    phone: { title: '出门在外也能看', text: '安卓版看店铺状态、处理风险提醒、收回授权。' },
  },
  editions: [
    { name: '专业版', who: '装在自己的电脑上，适合日常运营的团队。' },
    {
      name: 'VPS 版',
      who: '装在 Windows Server 2019 的 VPS 上，适合习惯用远程服务器的卖家。',
    },
    { name: '私有部署', who: '装在您自己的服务器上，适合数据不能离开内网的公司。' },
  ],
  hot: {
    items: [
      { name: 'RPA 自动化', text: '导出报表这类重复操作，排好步骤自动执行。' },
      { name: '卖家助手', text: '浏览商品页时看估算的销量走势。' },
      { name: '插件与应用', text: '常用插件统一装到每个环境。' },
    ],
  },
  offer: {
    title: '先试用，再决定',
    lead: '注册免费，不用绑卡。{{planNeeded}}专业版和 VPS 版用同一个账号，以后可以换。',
    unit: '元',
    coupon: '无门槛券',
    pack: '优惠券礼包',
    half: '新用户首月半价',
    /** Goes on after `half`, where there are prices. */
    from: '，每间店铺每月 {{amount}} 元起',
    more: '通过渠道伙伴链接注册，另得 {{amount}} 元券',
    morePack: '通过渠道伙伴链接注册，另得 {{amount}} 元优惠券礼包',
    sample: '券自动到账，半价下单时计算',
    cta: '免费注册，领新用户礼',
    download: '下载客户端',
    guide: '照着快速上手，打开第一间店',
  },
  reach: {
    title: '您在用的平台，多半都能开',
    served: '间店铺停泊在这里',
    labels: { platforms: '个平台', countries: '个国家和地区', sellers: '卖家' },
  },
} as const;
