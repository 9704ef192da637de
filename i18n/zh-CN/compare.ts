/** Texts of /compare: four ways of keeping shops apart, with sources. */
export const compare = {
  meta: {
    title: '把店分开的四种办法：多台电脑、VPS、浏览器多用户、店铺浏览器',
    description:
      '多台电脑、一店一台 VPS、浏览器多用户配置、店铺浏览器：平台看到什么、怎么交接、要维护什么、什么时候够用，逐项对照，附出处和查阅日期。',
  },
  title: ['把店分开，', '有四种办法'],
  lead: '每一种都有人用得好好的，也都有做不到的地方。先看哪种够用，再看我们。',
  caption: '四种办法逐项对照',
  ways: { computers: '多台电脑', vps: '一店一台 VPS', profiles: '浏览器多用户', berth: '{{brand}}' },
  rows: {
    device: {
      name: '平台看到的设备',
      computers: '每间店一台真电脑',
      vps: '每间店一台云主机',
      profiles: '同一台电脑，同一套特征；分开的是书签、历史和密码',
      berth: '每间店一个环境，特征固定',
    },
    exit: {
      name: '出口 IP',
      computers: '各拉一条线才不同',
      vps: '每台主机一个',
      profiles: '全都一样',
      berth: '每间店绑一个固定 IP',
    },
    handover: {
      name: '换人交接',
      computers: '交电脑，交密码',
      vps: '交远程桌面的密码；多人同连，按人或设备买许可',
      profiles: '拿到电脑的人，能切到任何一个用户',
      berth: '授权给人，随时收回，密码不用说出口',
    },
    record: {
      name: '谁做过什么',
      computers: '没有统一记录',
      vps: '每台系统日志分开看',
      profiles: '只有浏览历史，能删',
      berth: '登录和操作日志，一处可查',
    },
    upkeep: {
      name: '要维护的',
      computers: '每台的系统、更新和电费',
      vps: '每台的续费和补丁',
      profiles: '几乎没有',
      berth: '一个客户端；店铺的 IP 到期要续',
    },
    fits: {
      name: '什么时候选它',
      computers: '一两间店，一人一台',
      vps: '店已经在 VPS 上，不想动',
      profiles: '只想公私分开',
      berth: '店多、人多，要说得清谁动过',
    },
  },
  picture: '图：上面是您面前的电脑，下面的点是平台看到的出口',
  none: {
    title: '哪一种都替不了的',
    text: '平台还看营业执照、收款账户、发货地址和商品。亚马逊就写明：同一地区原则上一个卖家账户，确有正当业务需要才开第二个，而且每个账户都要状态良好。先看平台允不允许，再谈怎么分开。',
    more: '哪些要靠您自己分开',
  },
  sources: {
    title: '出处',
    read: '{{date}} 查阅',
    note: '没有标号的是我们自己的经验和产品事实。看到写错的、过时的，请告诉我们，改好会注明日期。',
    wrong: '指出一处错误',
  },
  next: {
    title: '不用信，自己比一比',
    text: '在线试用里有两间示例店：看 IP、时区、Cookie 是不是真的各归各。',
    action: '打开在线试用',
  },
} as const;
