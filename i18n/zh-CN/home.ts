/** Texts of the home page. */
export const home = {
  meta: {
    title: '一店一环境、一店一固定 IP 的多店铺浏览器',
    description:
      '{{brand}}给每间店铺一个独立环境和一条固定 IP，自动填写登录信息，老板、经理、员工三级授权，登录与操作全程留痕。支持 Windows、macOS、Linux 和 Android，免费注册。',
  },
  hero: {
    title: ['每一间店，', '都有自己的泊位'],
    lead: '一间店，一个独立环境，一条固定 IP。店与店互不相见，团队照常协作，换人、换设备都有记录。',
    download: '下载客户端',
    register: '免费注册',
    trial: '先在线试用',
    served: '间店铺停泊在这里',
  },
  quay: {
    legend: '示例店铺：选一个泊位，看它的环境和 IP',
    sample: '示例数据',
    profile: '浏览环境',
    own: '{{code}} 专用',
    ip: '固定 IP',
    timeZone: '时区',
    language: '语言',
  },
  linked: {
    title: '店铺会不会被关联？',
    lead: '平台会看：这些店是不是同一台电脑、同一个网络在登录。把这四样分开，技术上就没有线可连；执照和收款账户，还得你自己分开。',
    ordinary: '普通浏览器开三间店',
    ours: '{{brand}}开三间店',
    rows: [
      { name: 'Cookie 与缓存', shared: '同一份', own: ['独立', '独立', '独立'] },
      { name: '设备特征', shared: '同一台电脑', own: ['环境 A', '环境 B', '环境 C'] },
      { name: '出口 IP', shared: '192.0.2.10', own: ['203.0.113.7', '198.51.100.23', '192.0.2.88'] },
      { name: '时区与语言', shared: '北京 · 中文', own: ['洛杉矶', '柏林', '东京'] },
    ],
    ordinaryResult: '三间店，看起来是同一个人',
    oursResult: '三间店，三台电脑，三个地址',
    more: '隔离是怎么做到的',
  },
  roles: {
    title: '团队里，谁能做什么？',
    lead: '三级权限，从上往下授权。员工打开店铺就能干活，全程看不到密码。',
    steps: [
      { name: '老板', can: '看得到全部店铺、费用和日志；把店铺和设备授权给任何人，随时收回。' },
      { name: '经理', can: '管自己名下的店铺和员工；分配店铺，查看他们的登录和操作记录。' },
      { name: '员工', can: '只打开分到手上的店，在允许的设备、允许的时间里登录。' },
    ],
    more: '完整的权限对照',
  },
  change: {
    title: '设备变了，会发生什么？',
    lead: '换电脑、改登录信息，都是店铺出事的前兆。变动一出现就提醒，谁在什么时候做了什么，一条一条记着。',
    log: [
      { at: '09:02', text: '林（员工）在常用电脑打开 US-0427', tone: 'ok' },
      { at: '11:47', text: '陈（经理）把 DE-0118 授权给林', tone: 'ok' },
      { at: '14:31', text: 'DE-0118 出现新设备登录，已提醒老板', tone: 'warn' },
      { at: '14:33', text: '老板拒绝该设备，店铺未打开', tone: 'danger' },
    ],
    caption: '示例日志',
  },
  daily: {
    title: '打开就能干活',
    fill: {
      title: '账号自己填好',
      text: '店铺账号和密码加密保存，打开登录页自动填写。交接店铺不用交出密码。',
      account: '店铺账号',
      password: '密码',
    },
    speed: {
      title: '海外站点更快',
      text: '内置海外加速线路，打开店铺提速 50%。测一下，选最快的那条。',
      lines: ['洛杉矶', '法兰克福', '东京'],
    },
    phone: {
      title: '人在路上也能看',
      text: 'Android 版随身带着：看店铺状态，收风险提醒。',
    },
  },
  editions: {
    title: '它跑在哪里？',
    lead: '先选适合你的版本，随时可以换。',
    items: [
      {
        name: '专业版',
        who: '日常运营的团队',
        text: '装在自己的电脑上，功能最全。支持 Windows、macOS；Linux 版升级中。',
        link: '下载专业版',
      },
      {
        name: 'VPS 版',
        who: '习惯远程服务器的卖家',
        text: '纯净版，装在 Windows Server 2019 的 VPS 上，只打开绑定到这台 VPS 的店铺。',
        link: '和专业版比一比',
      },
      {
        name: '私有部署',
        who: '数据必须留在自己机房的企业',
        text: '整套系统部署在你的服务器上，2 核、16 GB 内存、300 GB 以上硬盘起步。',
        link: '了解私有部署',
      },
    ],
  },
  hot: {
    title: '店多了以后，卖家最先加上的三样',
    items: [
      { name: 'RPA 自动化', text: '上架、改价、回评这类重复动作，录一遍，让它替你点。' },
      { name: '卖家助手', text: '在浏览商品页时看销量走势，选品不用换工具。' },
      { name: '插件与应用', text: '常用插件统一装到每个环境，员工不用自己找。' },
    ],
    open: '看看',
  },
  offer: {
    title: '先试，再决定',
    lead: '注册免费，不用绑卡。',
    amount: '38',
    unit: '元',
    coupon: '无门槛券',
    pack: '优惠券礼包',
    half: '新用户首月半价',
    more: '通过伙伴链接注册，再送 {{amount}} 元',
    morePack: '通过伙伴链接注册，再送 {{amount}} 元券包',
    sample: '注册后自动到账',
    cta: '免费注册，领取新人礼',
  },
  world: {
    title: '在哪里开店，都有泊位',
    labels: { platforms: '个平台', countries: '个国家和地区', sellers: '卖家' },
    figures: { platforms: '50+', countries: '20+', sellers: '190 万' },
    notice: '示例动态',
    notices: [
      '1 分钟前 · 深圳 · 林** 注册成功',
      '2 分钟前 · 义乌 · 陈** 注册成功',
      '5 分钟前 · 杭州 · 王** 注册成功',
      '8 分钟前 · 广州 · 黄** 注册成功',
    ],
  },
  last: {
    title: '给第一间店安排泊位',
    text: '下载、注册、添加店铺，照着快速上手走，第一间隔离的店就开起来了。',
    download: '下载客户端',
    guide: '看快速上手',
  },
} as const;
