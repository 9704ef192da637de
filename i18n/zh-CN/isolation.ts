/** Texts of /isolation: what a page can read, what of it a profile sets, and what isolation cannot do. */
export const isolation = {
  meta: {
    name: '环境隔离',
    title: '环境隔离：网页读到什么，隔开什么',
    description:
      '网页能读到的 {{count}} 项参数，逐项写明在店铺环境里怎样设定、是不是每间店各一份，可以在环境检测里核对；也写明证件、资金、商品这些隔离做不到的事。',
  },
  title: ['隔开了什么，', '没隔开什么'],
  lead: '网页一打开，就能读到浏览器的许多参数。下面 {{count}} 项，逐项写明在店铺环境里是怎样的；可以在环境检测和在线试用里核对。',
  table: {
    title: '网页能读到的 {{count}} 项',
    caption: '网页能读到的参数，在店铺环境里怎样设定',
    corner: '参数',
    columns: ['网页读到什么', '在店铺环境里'],
    lead: '浏览器内核随客户端，各店相同；其余每一项，每间店各一份。',
  },
  checks: {
    system: { reads: '系统的名称和版本', inside: '随环境设定，可以与这台电脑不同' },
    browser: {
      reads: '浏览器的名称和内核版本（User-Agent）',
      inside: '内核随客户端更新，各店相同；请保持最新版',
    },
    screen: { name: '屏幕', reads: '屏幕的宽和高', inside: '属于这间店的浏览器特征，每次打开都一样' },
    timeZone: { reads: '时区名称，与系统时钟的差', inside: '与店铺所在站点相符' },
    languages: { reads: '首选语言和语言列表', inside: '与店铺所在站点相符' },
    webrtc: {
      reads: '浏览器交出的网络地址',
      inside: '默认走店铺的固定 IP，不露出本机地址；可以关闭，视频核验时再打开',
    },
    webgl: { reads: '显卡的名称', inside: '属于这间店的浏览器特征，每次打开都一样' },
    canvas: { reads: '绘制一张测试图的结果', inside: '属于这间店的浏览器特征，每次打开都一样' },
    fonts: { reads: '装有哪些常见字体', inside: '属于这间店的浏览器特征，每次打开都一样' },
    cookies: {
      reads: '网站存下的 Cookie，含登录状态',
      inside: '各存各的，互相读不到；只在打开过店铺的那台电脑上',
    },
  },
  beyond: {
    title: '检测之外，也各归各的',
    items: [
      { name: '出口 IP', text: '一间店绑定一个，不共用；VPS 版里，{{vpsShared}}' },
      { name: '缓存与本地存储', text: '清一间店，不动别的店。{{sessionsStay}}' },
      { name: '店铺账号和密码', text: '您选择保存的才保存，加密，只在授权的成员和设备打开这间店时填充。' },
      { name: '谁能打开', text: '按成员和设备授权，随时收回。员工的新设备要先经允许，店铺才打开。' },
    ],
    address: '固定 IP 的来源和更换',
    rights: '谁能做什么，看权限表',
  },
  verify: {
    title: '自己核对',
    steps: [
      { name: '打开一间店', text: '在它的环境里打开环境检测，看每一项的结果。' },
      {
        name: '再打开另一间',
        text: '同样打开环境检测，与上一份并排看：除浏览器内核外，表中每一项都应当各归各。',
      },
      { name: '关掉，重新打开', text: '同一间店的浏览器特征应当和上次一样。不一样，请把报告发给客服。' },
    ],
    note: '检测在本页完成，不上传；查不到的写“未知”，不算通过。声音、处理器、内存和媒体设备，环境检测还不查，所以没有列进上面的表。',
  },
  limits: {
    title: '隔离做不到的',
    also: '下面这些，平台也看。',
    groups: [
      {
        name: '证件',
        items: ['营业执照与法人资料', '注册地址、手机号和邮箱', '平台对同一主体开店数量的规定'],
      },
      { name: '资金', items: ['收款账户', '绑定的信用卡', '广告充值用的卡'] },
      { name: '商品', items: ['图片、文案与商品', '发货与退货地址', '上架、改价的习惯'] },
    ],
    more: '关于隔离，大家常问',
  },
  next: {
    title: '看看这台设备露出了什么',
    text: '{{count}} 项检测，在本页完成，不上传任何数据。',
    action: '开始检测',
  },
} as const;
