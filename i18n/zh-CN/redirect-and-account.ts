/** Texts of the pages that a visitor only passes through: redirect, sign-in by a provider, closing an account. */
export const redirectAndAccount = {
  redirect: {
    meta: { title: '正在跳转', description: '跳转到本站或合作站点的页面，前往其他网站之前会先询问您。' },
    title: '正在跳转',
    own: '如果没有自动跳转，请点这里。',
    leave: { title: '您将离开本站', text: '目标网站是：', go: '前往 {{host}}', stay: '留在本站' },
    refused: {
      title: '已拦截这个地址',
      text: '这个地址不在本站和合作站点的名单里，可能是伪造的链接。请回到首页，从页面上的入口进入。',
    },
    home: '回到首页',
    noScript: '跳转需要启用 JavaScript。',
  },
  oauth: {
    meta: {
      title: '登录',
      description: '登录账号、确认登录结果，查看这个浏览器里登录的是谁，再进入客户端工作台。',
    },
    title: '正在确认登录',
    wait: '通常只要一两秒。',
    leaving: { title: '正在前往登录页', text: '登录在账号服务的页面上完成，之后会回到这里。' },
    unable: {
      title: '这个浏览器无法登录',
      text: '登录需要浏览器允许本站保存数据，并以 https 打开本站。请允许后再登录，或换一个浏览器。',
    },
    out: {
      title: '登录',
      text: '您还没有在这个浏览器里登录。登录后，这里会显示您的名称，并引导您进入客户端。',
    },
    done: {
      title: '登录成功',
      text: '您好，{{name}}。',
      client: '客户端已登录，可以关闭这个页面。',
      outside: '您已在本站登录。店铺在客户端里打开：已安装客户端，请进入工作台；没有安装，请先下载。',
      kept: '这个浏览器记住您的用户名和推荐人 ID，最多 12 小时；不影响账号服务的登录状态。',
    },
    next: '继续',
    back: '回到刚才的页面',
    client: '进入客户端工作台',
    download: '下载客户端',
    signOut: '退出登录',
    denied: { title: '登录已取消', text: '您取消了授权。需要登录时，请重新登录。' },
    provider: {
      title: '登录服务暂时不可用',
      text: '账号服务未能完成登录。请过几分钟再试；仍然不行，请联系客服。',
      code: '账号服务返回：{{error}}',
    },
    state: {
      title: '登录未完成',
      text: '这次登录不是从本页发起的，为安全起见已停止。请重新登录。',
    },
    used: {
      title: '登录结果已使用',
      text: '每次登录的结果只能使用一次。如果还没有登录，请重新登录。',
    },
    expired: {
      title: '登录已超时',
      text: '从开始登录到现在已超过十分钟，为安全起见已停止。请重新登录。',
    },
    failed: {
      title: '登录未完成',
      text: '登录结果未能确认，可能已过期或已使用。请重新登录。',
    },
    network: { title: '登录未完成', text: '网络错误，请检查您的网络状态，然后重新登录。' },
    busy: {
      title: '暂时无法登录',
      text: '服务器正在维护，或短时间内尝试次数过多。请稍后再登录；急事请联系客服。',
    },
    unreached: {
      title: '客户端没有响应',
      text: '登录尚未完成。请启动客户端后点“重试”，本次授权仍然有效。',
    },
    unsent: {
      title: '登录尚未完成',
      text: '页面的一部分没有加载成功。请检查网络后点“重试”，本次授权仍然有效。',
    },
    workbench: '去工作台排查',
    login: '登录',
    again: '重新登录',
    support: '联系客服',
    home: '回到首页',
    noScript: '登录需要启用 JavaScript。',
  },
  cancel: {
    meta: {
      name: '注销账号',
      title: '注销账号',
      description: '注销账号会删除哪些内容、哪些依法保留、多久处理完，以及怎样用手机验证码提交申请。',
    },
    lead: '注销后不能恢复。请先处理未结费用、导出需要的资料，再提交申请。',
    lose: {
      title: '注销后，将失去这些',
      items: [
        '账号本身，这个手机号将不能再登录',
        '所有店铺的环境、设置、收藏、固定 IP，以及保存的店铺账号和密码',
        '子账号：老板账号注销后，公司名下的子账号一并停用',
        '登录日志和操作日志：您将无法再查看，依法保留六个月后删除',
        '未用完的套餐时长、优惠券和赠送金额，不退；充值后没有用掉的本金，原路退回',
      ],
    },
    keep: '其余内容在 {{closingWorkingDays}} 个工作日内删除。依法必须保留的交易记录按规定保存，到期删除。',
    instead: {
      title: '也许不用注销',
      feedback: '遇到问题，先告诉我们',
      contact: '想换手机号或变更公司所有者，请联系客服',
    },
    form: {
      title: '确认注销',
      phone: '注册时的手机号码',
      code: '验证码',
      reason: '原因',
      agree: '我知道注销后不能恢复',
      agreeNeeded: '请先勾选“我知道注销后不能恢复”。',
      submit: '提交注销申请',
      submitting: '正在提交…',
      noScript: '提交申请需要启用 JavaScript，也可以致电 {{phone}}，或发邮件到',
    },
    done: {
      title: '申请已提交',
      text: '我们会在 {{closingWorkingDays}} 个工作日内核对并完成注销；完成前可以联系客服撤回。',
    },
  },
} as const;
