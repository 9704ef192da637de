/** Texts of the check of a downloaded file. */
export const verify = {
  title: '核对安装包',
  lead: '把下载好的文件拖进来，本页在您的电脑上计算 SHA-256，并与发布清单比对。文件不会上传。',
  byHand: '用命令核对',
  compare:
    '把文件名换成您下载的文件，输出应与“全部安装包”里的校验值逐位相同，大小写不同不算不一致。带推广码的安装包，校验值也一样。',
} as const;
