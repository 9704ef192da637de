/** Texts of the quick start. */
export const gettingStarted = {
  meta: {
    title: '快速上手：七步打开第一间店',
    description:
      '从一台新电脑到打开第一间店：下载、核对安装包、登录、新建店铺、绑定固定 IP、登录平台、邀请同事，七步配图说明。',
  },
  title: ['七步，', '打开第一间店'],
  lead: '照着做就行。客户端的画面是示意图，工作台和授权表是实际截图。',
  need: {
    title: '先准备好',
    items: [
      '一台符合要求的电脑',
      '能收短信的手机（+86 或 +1 号码）',
      '店铺的账号和密码',
      '接收平台验证码的手机或邮箱',
    ],
    check: '不确定电脑能不能用？先做环境检测',
  },
  sample: '示例画面',
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
      text: '双击安装，用注册的手机号登录。还没有账号，先免费注册：新用户有 {{newUserCoupon}} 元无门槛券，首月半价。',
    },
    create: {
      title: '新建店铺',
      text: '起一个一眼认得的名字，选平台和站点。名称只有公司成员看得到，不会传给平台。',
    },
    bind: {
      title: '绑定固定 IP',
      text: '选一个与站点同地区的固定 IP，选定后不要常换。在平台看来，换 IP 就像搬家。',
    },
    open: {
      title: '打开，登录店铺',
      text: '首次登录时平台可能要求验证，按提示完成即可；以后每次都用同一个环境、同一个 IP 登录。',
    },
    invite: {
      title: '邀请同事',
      text: '选好角色，勾选他能打开的店铺、能用的设备和能登录的时段，再发邀请链接。不用告诉他密码。',
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
  },
  next: {
    title: '现在就开始',
    download: '下载客户端',
    video: '想边看边做？看视频教程',
  },
} as const;
