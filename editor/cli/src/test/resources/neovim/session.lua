-- A session of Neovim with the studio's server: opens a scenario, waits for its findings, completes a place, renames a
-- unit, formats, and writes down what came of each. Ends with status 1 if something takes too long.
local classes, file, out = vim.env.STUDIO_CLASSES, vim.env.SCENARIO, vim.env.RESULT
local java = vim.env.STUDIO_JAVA
local told = {}

local function wait(what, ready)
  if not vim.wait(60000, ready, 50) then
    vim.fn.writefile({ 'waited in vain for ' .. what }, out)
    vim.cmd('cquit! 1')
  end
end

local function session()
  vim.cmd('edit ' .. vim.fn.fnameescape(file))
  vim.bo.filetype = 'kriegsspiel'
  local id = vim.lsp.start_client({ name = 'studio', cmd = { java, '-cp', classes, 'studio.kriegsspiel.cli.Studio', 'lsp', '--stdio' }, root_dir = vim.fn.fnamemodify(file, ':h') })
  vim.lsp.buf_attach_client(0, id)
  wait('the server', function() return vim.lsp.buf_is_attached(0, id) and #vim.lsp.buf_get_clients(0) > 0 end)
  wait('findings', function() return #vim.diagnostic.get(0) > 0 end)
  for _, each in ipairs(vim.diagnostic.get(0)) do
    table.insert(told, 'finding ' .. each.code .. ' line ' .. (each.lnum + 1))
  end

  local client = vim.lsp.get_client_by_id(id)
  local function ask(method, params)
    local answer = client.request_sync(method, params, 60000, 0)
    if answer == nil or answer.err ~= nil then
      vim.fn.writefile({ method .. ' was not answered: ' .. vim.inspect(answer) }, out)
      vim.cmd('cquit! 1')
    end
    return answer.result
  end

  -- completes a place: the last line of the file is a deployment whose place is begun
  local last = vim.api.nvim_buf_line_count(0)
  vim.api.nvim_win_set_cursor(0, { last, #vim.api.nvim_buf_get_lines(0, last - 1, last, false)[1] - 1 })
  local position = vim.lsp.util.make_position_params(0, client.offset_encoding)
  position.position.character = position.position.character + 1
  local items = ask('textDocument/completion', position)
  for _, each in ipairs(items) do
    table.insert(told, 'completion ' .. each.label)
  end
  vim.lsp.util.apply_text_edits({ items[1].textEdit }, 0, client.offset_encoding)

  -- renames the unit defined in the line that says so
  vim.fn.cursor(vim.fn.search('as Alpha', 'w'), 1)
  vim.fn.search('Alpha', 'c')
  vim.lsp.buf.rename('Vanguard')
  wait('the new name', function() return vim.fn.search('as Vanguard', 'nw') > 0 end)

  local format = vim.lsp.buf.format or function() vim.lsp.buf.formatting_sync(nil, 60000) end
  format({ timeout_ms = 60000 })
  for _, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    table.insert(told, '| ' .. line)
  end
  vim.fn.writefile(told, out)
  vim.lsp.stop_client(id)
end

local fine, fault = pcall(session)
if not fine then
  vim.fn.writefile({ tostring(fault) }, out)
  vim.cmd('cquit! 1')
end
vim.cmd('qall!')
