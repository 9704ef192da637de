/** Texts of the quick start. */
export const gettingStarted = {
  meta: {
    name: '快速上手',
    title: '快速上手：八步，从下载到邀请同事',
    description:
      '从一台新电脑开始：下载、核对安装包、登录、选套餐、新建店铺、绑定固定 IP、登录平台、邀请同事，八步配图说明。',
  },
  title: ['八步，', '从下载到邀请同事'],
  lead: '照着做就行。注册和下载免费；{{planNeeded}}',
  need: {
    title: '先准备好',
    items: [
      '一台符合要求的电脑',
      '能收短信的手机（+86 或 +1 号码）',
      '付款方式：信用卡、支付宝或微信支付，新用户首月半价',
      '店铺的账号和密码',
      '接收平台验证码的手机或邮箱',
    ],
    check: '不确定电脑能不能用？先做环境检测',
  },
  steps: {
    download: {
      title: '下载',
      text: '下载页会识别您的系统。识别错了就往下看，所有安装包都在。Mac 分 Intel 和 Apple 芯片，别下错。',
    },
    verify: {
      title: '核对',
      text: '把安装包拖进下载页的“核对安装包”，几秒钟就知道校验值对不对，一致再安装。',
    },
    signIn: {
      title: '安装，登录',
      text: '双击安装。{{signInWays}}还没有账号，先免费注册。',
    },
    plan: {
      title: '选套餐',
      text: '{{planNeeded}}按店铺数、成员数和期限选，付款之前看得到合计；老板账号付款，{{newUserCoupon}} 元无门槛券可以抵扣。',
    },
    create: {
      title: '新建店铺',
      text: '起一个一眼认得的名字，选平台和站点。名称只在您的公司内显示，不会传给平台。',
    },
    bind: {
      title: '绑定固定 IP',
      text: '选一个与站点同地区的固定 IP，选定后不要常换。在平台看来，换 IP 就像搬家。已经开着的店，先连续三天测过 IP 再登录。',
    },
    open: {
      title: '打开，登录店铺',
      text: '首次登录时平台可能要求验证，按提示完成即可；以后每次都用同一个环境、同一个 IP 登录。',
    },
    invite: {
      title: '邀请同事',
      text: '选好角色，勾选他能打开的店铺、能用的设备和能登录的时段，再发邀请链接。不用告诉他店铺密码。',
    },
  },
  panel: {
    downloadButton: '下载 Windows 64 位',
    others: 'macOS · Linux · Android',
    same: '一致，可以安装',
    phone: '手机号或用户名',
    password: '密码',
    signIn: '登录',
    plan: '套餐',
    planValue: '专业版 · 按月',
    half: '新用户首月半价',
    pay: '付款',
    name: '店铺名称',
    nameValue: '亚马逊 · 美国 · 主店',
    platform: '平台',
    free: '空闲',
    chosen: '已选',
  },
  next: {
    title: '现在就开始',
    download: '下载客户端',
    video: '想边看边做？看视频教程',
  },
} as const;
