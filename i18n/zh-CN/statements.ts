/**
 * Rules that many pages state, a sentence or two each: any text quotes one by its key (`{{planNeeded}}`), in
 * dictionaries and in editors' texts. No sentence here has a placeholder of its own.
 */
export const statements = {
  deviceRule:
    '员工在没用过的设备上打开店铺，店铺先不打开，等老板或负责的经理允许。老板和负责的经理自己换设备，用手机验证码再确认一次就能打开，日志会记下。',
  logRecords:
    '日志记录：登录账号；打开和关闭店铺（谁、什么时间、哪台设备、哪个地址）；授权和角色的变更；设备审批；更换固定 IP；清除数据；在客户端里导出列表和日志。',
  logLimit:
    '在平台页面里做的事，例如改价、改收款账户、处理订单、导出报表，不记入日志，请查平台自己的操作记录。',
  signInWays: '用手机号（或用户名）和密码登录，也可以用手机号和验证码登录。',
  planNeeded: '打开店铺要有套餐，新用户首月半价。',
  sessionsStay:
    'Cookie 和登录状态只留在打开过店铺的那台电脑上，不上传，也不同步。换一台电脑，环境设置不变，店铺要重新登录一次，账号和密码由自动填充填好。',
  vpsShared: '绑定在同一台 VPS 上的店铺，共用这台 VPS 的 IP。',
  ipReplaced: '连不上，或与订单写明的地区不符，由我们换成同类 IP，用到当期结束。',
  handoverSince: '一步交接：5.x 客户端从 5.35.0 起，V6 从 6.4.0 起；在此之前，请逐项交接。',
  topUpReturned: '充值后没有用掉的本金原路退回；赠送金额、优惠券和未用完的套餐时长不退。',
} as const;
