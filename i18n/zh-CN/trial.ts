/** Texts of the online trial's landing page. */
export const trial = {
  meta: {
    name: '在线试用',
    title: '在线试用：不用安装，打开就能试',
    description:
      '在网页里试用{{brand}}：示例店铺的环境并排比较，老板、经理、员工三种角色，设备提醒和操作日志。不用安装，不用绑定店铺，关闭即清空。',
  },
  title: ['先不安装，', '在网页里试一遍'],
  lead: '试用里是一家示例公司，店铺、成员、日志都是示例。可以随意操作，关闭页面即清空。',
  /** Where an operator's own trial runs somewhere else: what it keeps is not ours to say. */
  hosted: {
    description:
      '在网页里试用{{brand}}：示例店铺的环境，老板、经理、员工三种角色，设备提醒和操作日志。不用安装，不用绑定店铺，在新标签页打开。',
    lead: '试用在另一个网址上进行：店铺、成员、日志都是示例，不用安装，可以随意操作。',
    kept: '只有示例数据',
  },
  action: '打开在线试用',
  where: '在新标签页打开 {{host}}',
  compare: {
    title: '试用能做什么，不能做什么',
    web: '在线试用',
    client: '安装客户端',
    rows: [
      { name: '需要安装', web: '不需要', client: '需要，几分钟' },
      { name: '店铺', web: '示例店铺', client: '您自己的店' },
      { name: '固定 IP', web: '示例地址，不能上网', client: '真实的固定 IP，一店一个' },
      { name: '自动填充', web: '示例账号', client: '您的店铺账号，加密保存' },
      { name: '角色与日志', web: '可以切换角色查看', client: '按您的团队设置' },
      {
        name: '保存',
        web: '关闭页面即清空',
        client: '环境设置随账号保存；Cookie 和登录状态只在打开店铺的电脑上',
      },
    ],
  },
  careful: '试用时请勿输入真实的店铺账号和密码：不需要，也不会保存。',
  last: {
    title: '试过了，给自己的店建个环境',
    text: '注册免费，新用户有 {{newUserCoupon}} 元无门槛券。{{planNeeded}}',
    action: '免费注册',
  },
} as const;
