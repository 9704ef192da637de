/** Texts of /compare: four ways of keeping shops apart, with sources. */
export const compare = {
  meta: {
    name: '四种办法对比',
    title: '多店铺防关联的四种办法，逐项对比',
    description:
      '多台电脑、一店一台 VPS、浏览器多用户、多店铺浏览器：平台看到什么、怎么交接、要维护什么、什么时候够用，逐项对照，附出处和查阅日期。',
  },
  title: ['把店分开，', '有四种办法'],
  lead: '每一种都有人用得好，也都有做不到的地方。先看哪种够用，再看要不要用我们。',
  caption: '四种办法逐项对照',
  /** Before the three others, on a phone. */
  against: '与{{brand}}对比',
  ways: { computers: '多台电脑', vps: '一店一台 VPS', profiles: '浏览器多用户', berth: '{{brand}}' },
  rows: {
    device: {
      name: '平台看到的设备',
      computers: '每间店一台真电脑',
      vps: '每间店一台云服务器',
      profiles: '同一台电脑，同一套特征；分开的是书签、历史和密码',
      berth: '每间店一个环境，特征固定',
    },
    exit: {
      name: '出口 IP',
      computers: '每台单独拉宽带才不同',
      vps: '每台主机一个',
      profiles: '全都一样',
      berth: '每间店绑一个固定 IP',
    },
    handover: {
      name: '换人交接',
      computers: '交电脑，交密码',
      vps: '交远程桌面的密码；多人同连，按人或设备买许可',
      profiles: '拿到电脑的人，能切到任何一个用户',
      berth: '授权给成员，随时收回，不用告知密码',
    },
    record: {
      name: '谁进过哪间店',
      computers: '没有统一记录',
      vps: '每台系统日志分开看',
      profiles: '只有浏览历史，而且能删',
      berth: '登录日志和操作日志，一处可查',
    },
    upkeep: {
      name: '要维护的',
      computers: '每台的系统、更新和电费',
      vps: '每台的续费和补丁',
      profiles: '几乎没有',
      berth: '一个客户端、一份套餐；固定 IP 到期要续费',
    },
    fits: {
      name: '什么时候选它',
      computers: '一两间店，一人一台',
      vps: '店已经在 VPS 上，不想动',
      profiles: '只想公私分开',
      berth: '店多、人多，要查得清谁进过哪间店',
    },
  },
  picture: '图中上方是您的电脑，下方圆点是平台看到的出口 IP',
  none: {
    title: '哪种办法都替代不了的事',
    text: '平台还看营业执照、收款账户、发货地址和商品。亚马逊就写明：同一地区原则上一个卖家账户，确有正当业务需要才开第二个，而且每个账户都要状态良好。先看平台允不允许，再谈怎么分开。',
    more: '哪些要靠您自己分开',
  },
  sources: {
    title: '出处',
    read: '英文，{{date}} 查阅',
    note: '没有标号的是我们的经验和产品信息。发现有误或过时的内容，请告诉我们，更正后注明日期。',
    wrong: '我要纠错',
  },
  next: {
    title: '眼见为实，自己比一比',
    text: '在线试用里有示例店铺：打开两间，看 IP、时区和 Cookie 是不是各归各。要看真实的值，装上客户端，在两间店里各做一次环境检测。',
    action: '打开在线试用',
  },
} as const;
