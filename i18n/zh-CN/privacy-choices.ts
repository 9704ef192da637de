/** The page of privacy choices: what is counted, what is kept in the browser, and how to take it back. */
export const privacyChoices = {
  meta: {
    name: '隐私选择',
    title: '隐私选择：访问统计与本地保存',
    description:
      '选择是否允许{{brand}}官网统计您的访问，查看本站在浏览器里保存了什么、用途和期限，并随时清除。',
  },
  lead: '这里写明本站在您的浏览器里保存了什么、用途和保存期限。您可以随时更改选择。',
  analytics: {
    title: '访问统计',
    text: '为了解页面哪里不好用，统计浏览了哪个页面、点了哪个按钮。不记录姓名、手机号、验证码、密码，也不记录您输入的任何内容；地址里的参数只保留推广来源。',
    states: {
      ask: '您还没有选择，目前不统计。',
      granted: '您已允许统计。',
      refused: '您未允许统计，目前不统计。',
      signal: '您的浏览器开启了“全球隐私控制”（GPC），我们照此执行：不统计，也不会再询问。',
      off: '本站目前没有开启统计。',
    },
    allow: '允许统计',
    refuse: '不允许',
    effect: '选择“不允许”会立刻停止发送，丢弃还没发出的记录，并删除随机编号。',
  },
  origin: {
    title: '推广来源',
    text: '如果您通过渠道伙伴的链接来到本站，我们会记住链接里的推广码，最长 {{partnerDays}} 天，用来正确计算优惠和佣金。这是履行优惠承诺所必需的，不包含您的身份；只有您允许统计后，才会按推广码统计访问。后打开的链接会覆盖先前的。',
    none: '目前没有记录推广来源。',
    names: {
      promoter: '推广码',
      channelId: '渠道',
      callback: '回传值',
      activity_id: '活动',
      from: '来自',
      utm_source: '来源',
    },
    forget: '清除来源',
    forgotten: '来源已清除。之后下载的安装包不带推广码。',
  },
  line: {
    title: '显示的产品名称',
    text: '通过纯净版的链接打开本站后，各页显示{{brandLite}}的名称，并保存在这个浏览器里，直到您改回来。',
    pure: '目前显示{{brandLite}}的名称。',
    standard: '目前显示标准名称。',
    leave: '改回标准名称',
  },
  kept: {
    title: '浏览器里保存的内容',
    columns: { name: '名称', purpose: '用途', life: '保存期限' },
    rows: {
      partner: { purpose: '推广来源', life: '{{partnerDays}} 天' },
      campaign: { purpose: '推广来源', life: '关闭浏览器为止' },
      choices: { purpose: '您选的语言和深浅色、关掉的公告', life: '清除为止' },
      edition: { purpose: '显示{{brand}}还是{{brandLite}}的名称', life: '清除为止' },
      trialHint: { purpose: '只提示一次在线试用，下载或注册过就不再提示', life: '清除为止' },
      signIn: {
        purpose: '在本站登录的账号：用户名、推荐人 ID，以及查询邀请人数用的登录标识',
        life: '12 小时，或退出登录为止',
      },
      statistics: { purpose: '您在本页的选择', life: '清除为止' },
      anonymousId: { purpose: '允许统计后才有的随机编号，不对应任何身份', life: '撤回允许为止' },
      proof: { purpose: '比较两个环境用的随机编号，在环境检测页生成码时创建', life: '清除为止' },
      visitor: { purpose: '您在客户端登录或提交表单后，便于客服确认您的身份', life: '关闭标签页为止' },
      drafts: { purpose: '未提交的表单内容（不含密码和验证码）', life: '提交或关闭标签页为止' },
      underWay: {
        purpose: '正在处理的邀请、登录、私有部署需求、充值和付款，以及刚注册的账号',
        life: '关闭标签页为止',
      },
      once: {
        purpose:
          '获取验证码的等待时间、待读取的来源、公开数据（如店铺数）的缓存、尚未发出的统计、本次访问是否已计入统计、是否已询问过统计',
        life: '关闭标签页为止',
      },
    },
    client:
      '桌面客户端打开本站时，会写入它自己的 Cookie，用来在您的电脑上连接客户端；本站不改动、不上传它们。',
    clear: '清除本站保存的全部内容',
    sure: '语言、深浅色、未提交的内容和推广信息都会清除，不能恢复。',
    yes: '全部清除',
    no: '保留',
    cleared: '已全部清除。统计恢复为“未选择”，语言和深浅色恢复默认。',
  },
  more: '查看隐私协议全文',
} as const;
