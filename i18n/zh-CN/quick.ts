/** Texts of the quick start. */
export const quick = {
  meta: {
    title: '快速上手',
    description:
      '从一台空白电脑到第一间隔离的店：下载、核对、登录、新建店铺、绑定固定 IP、打开、邀请同事，七步配图讲完。',
  },
  title: ['七步，', '停进第一间店'],
  lead: '照着做就行。每一步的图，就是您屏幕上会看到的样子。',
  need: {
    title: '先准备好',
    items: ['一台符合要求的电脑', '能收短信的手机', '店铺的登录名和密码', '店铺验证用的手机或邮箱'],
    check: '不确定电脑行不行？检测一下',
  },
  sample: '示例画面',
  steps: {
    download: {
      title: '下载',
      text: '下载页会认出您的系统。认错了就往下看，所有安装包都列着。Mac 分 Intel 和 Apple 芯片，别拿错。',
    },
    verify: { title: '核对', text: '算一遍 SHA-256，和下载页上的一样再装。只要一分钟，换来的是确定。' },
    signIn: {
      title: '安装，登录',
      text: '双击安装，用注册的手机号登录。还没有账号就先注册，免费，新用户有 38 元无门槛券、首月半价。',
    },
    create: {
      title: '新建店铺',
      text: '起一个一眼认得的名字，选平台和站点。名字只给自己人看，不会传给平台。',
    },
    bind: {
      title: '绑定固定 IP',
      text: '选一个和站点同地区的 IP，选定就不要常换。对平台来说，换 IP 就是搬家。',
    },
    open: {
      title: '打开，登录店铺',
      text: '窗口边框是这间店自己的颜色。第一次登录平台可能会验证，正常完成；之后每次都从同一个地方进来。',
    },
    invite: {
      title: '请同事上船',
      text: '发一个邀请链接，选好角色，勾上他能开的店、能用的设备、能登录的时间。密码不用告诉任何人。',
    },
  },
  panel: {
    downloadButton: '下载 Windows 64 位',
    others: 'macOS · Linux · Android',
    same: '一致，可以安装',
    phone: '手机号',
    code: '验证码',
    signIn: '登录',
    name: '店铺名称',
    nameValue: '亚马逊 · 美国 · 主店',
    platform: '平台',
    free: '空闲',
    chosen: '已选',
    opened: '已打开',
    inviteTitle: '邀请加入',
    role: '员工',
    hours: '周一至周五 9:00–18:00',
    copy: '复制链接',
  },
  next: {
    title: '就从第一步开始',
    download: '下载客户端',
    video: '想看人做一遍？看视频教程',
  },
} as const;
